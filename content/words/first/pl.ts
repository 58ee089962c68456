import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Strona główna',
    about: 'O nas',
    services: 'Usługi',
    work: 'Realizacje',
    reviews: 'Opinie',
    blogs: 'Blog',
    moveMeeting: 'Przełóż spotkanie',
    search: 'Wyszukiwanie',
    stopReminders: 'Bez przypomnień',
    cancelMeeting: 'Odwołanie spotkania',
  },
  phoneLabel: 'Telefon',
  privacy: 'Prywatność',
  imprint: 'Dane firmy',
  serviceCategories: {
    webDevelopment: 'Tworzenie stron',
    amazon: 'Usługi Amazon',
    digitalMarketing: 'Marketing cyfrowy',
  },
  home: {
    design: 'Projektowanie',
    build: 'Budowanie',
    grow: 'Rozwój',
    people: 'Kto to robi',
    reviews: 'Opinie',
    allReviews: 'Wszystkie opinie',
    services: 'Usługi',
    allServices: 'Wszystkie usługi',
    posts: 'Najnowsze na blogu',
    allPosts: 'Wszystkie wpisy',
    sendMessage: 'Wyślij wiadomość',
  },
};
