import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Home',
    about: 'Over ons',
    services: 'Diensten',
    work: 'Ons werk',
    reviews: 'Beoordelingen',
    blogs: 'Blog',
    moveMeeting: 'Afspraak verzetten',
    search: 'Zoeken',
    stopReminders: 'Geen herinneringen meer',
    cancelMeeting: 'Onze afspraak afzeggen',
  },
  phoneLabel: 'Telefoon',
  privacy: 'Privacy',
  imprint: 'Colofon',
  serviceCategories: {
    webDevelopment: 'Webontwikkeling',
    amazon: 'Amazon-diensten',
    digitalMarketing: 'Digitale marketing',
  },
  home: {
    design: 'Ontwerpen',
    build: 'Bouwen',
    grow: 'Groeien',
    people: 'Wie het werk doet',
    reviews: 'Beoordelingen',
    allReviews: 'Alle beoordelingen',
    services: 'Diensten',
    allServices: 'Alle diensten',
    posts: 'Nieuws van het blog',
    allPosts: 'Alle artikelen',
    sendMessage: 'Stuur een bericht',
  },
};
