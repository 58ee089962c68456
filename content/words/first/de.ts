import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Start',
    about: 'Über uns',
    services: 'Leistungen',
    work: 'Projekte',
    reviews: 'Kundenstimmen',
    blogs: 'Blog',
    moveMeeting: 'Termin verschieben',
    search: 'Suche',
    stopReminders: 'Keine Erinnerungen mehr',
    cancelMeeting: 'Termin absagen',
  },
  phoneLabel: 'Telefon',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  serviceCategories: {
    webDevelopment: 'Webentwicklung',
    amazon: 'Amazon-Dienste',
    digitalMarketing: 'Digitales Marketing',
  },
  home: {
    design: 'Gestalten',
    build: 'Bauen',
    grow: 'Wachsen',
    people: 'Wer die Arbeit macht',
    reviews: 'Kundenstimmen',
    allReviews: 'Alle Kundenstimmen',
    services: 'Leistungen',
    allServices: 'Alle Leistungen',
    posts: 'Neues aus dem Blog',
    allPosts: 'Alle Beiträge',
    sendMessage: 'Nachricht schreiben',
  },
};
