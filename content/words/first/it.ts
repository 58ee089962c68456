import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Home',
    about: 'Chi siamo',
    services: 'Servizi',
    work: 'I nostri lavori',
    reviews: 'Recensioni',
    blogs: 'Blog',
    moveMeeting: 'Sposta l’incontro',
    search: 'Ricerca',
    stopReminders: 'Niente più promemoria',
    cancelMeeting: 'Annullare il nostro incontro',
  },
  phoneLabel: 'Telefono',
  privacy: 'Privacy',
  imprint: 'Note legali',
  serviceCategories: {
    webDevelopment: 'Sviluppo web',
    amazon: 'Servizi Amazon',
    digitalMarketing: 'Marketing digitale',
  },
  home: {
    design: 'Progettare',
    build: 'Costruire',
    grow: 'Crescere',
    people: 'Chi fa il lavoro',
    reviews: 'Recensioni',
    allReviews: 'Tutte le recensioni',
    services: 'Servizi',
    allServices: 'Tutti i servizi',
    posts: 'Novità dal blog',
    allPosts: 'Tutti gli articoli',
    sendMessage: 'Invia un messaggio',
  },
};
