import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Inicio',
    about: 'Quiénes somos',
    services: 'Servicios',
    work: 'Nuestro trabajo',
    reviews: 'Opiniones',
    blogs: 'Blog',
    moveMeeting: 'Cambiar la reunión',
    search: 'Búsqueda',
    stopReminders: 'No más recordatorios',
    cancelMeeting: 'Cancelar nuestra reunión',
  },
  phoneLabel: 'Teléfono',
  privacy: 'Privacidad',
  imprint: 'Aviso legal',
  serviceCategories: {
    webDevelopment: 'Desarrollo web',
    amazon: 'Servicios de Amazon',
    digitalMarketing: 'Marketing digital',
  },
  home: {
    design: 'Diseñar',
    build: 'Construir',
    grow: 'Crecer',
    people: 'Quién hace el trabajo',
    reviews: 'Opiniones',
    allReviews: 'Todas las opiniones',
    services: 'Servicios',
    allServices: 'Todos los servicios',
    posts: 'Lo último del blog',
    allPosts: 'Todos los artículos',
    sendMessage: 'Enviar un mensaje',
  },
};
