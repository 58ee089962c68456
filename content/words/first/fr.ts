import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Accueil',
    about: 'À propos',
    services: 'Nos services',
    work: 'Nos réalisations',
    reviews: 'Avis clients',
    blogs: 'Blog',
    moveMeeting: 'Déplacer le rendez-vous',
    search: 'Recherche',
    stopReminders: 'Plus de rappels',
    cancelMeeting: 'Annuler notre rendez-vous',
  },
  phoneLabel: 'Téléphone',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  serviceCategories: {
    webDevelopment: 'Développement web',
    amazon: 'Services Amazon',
    digitalMarketing: 'Marketing numérique',
  },
  home: {
    design: 'Concevoir',
    build: 'Construire',
    grow: 'Grandir',
    people: 'Qui fait le travail',
    reviews: 'Avis clients',
    allReviews: 'Tous les avis',
    services: 'Services',
    allServices: 'Tous les services',
    posts: 'Dernières nouvelles du blog',
    allPosts: 'Tous les articles',
    sendMessage: 'Envoyer un message',
  },
};
