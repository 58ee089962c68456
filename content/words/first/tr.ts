import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Ana Sayfa',
    about: 'Hakkımızda',
    services: 'Hizmetlerimiz',
    work: 'Projelerimiz',
    reviews: 'Yorumlar',
    blogs: 'Blog',
    moveMeeting: 'Toplantıyı ertele veya öne al',
    search: 'Arama',
    stopReminders: 'Hatırlatmaları durdur',
    cancelMeeting: 'Görüşmemizi İptal Edin',
  },
  phoneLabel: 'Telefon',
  privacy: 'Gizlilik',
  imprint: 'Künye',
  serviceCategories: {
    webDevelopment: 'Web Geliştirme',
    amazon: 'Amazon Hizmetleri',
    digitalMarketing: 'Dijital Pazarlama',
  },
  home: {
    design: 'Tasarım',
    build: 'Geliştirme',
    grow: 'Büyüme',
    people: 'İşi kim yapıyor',
    reviews: 'Yorumlar',
    allReviews: 'Tüm yorumlar',
    services: 'Hizmetler',
    allServices: 'Tüm hizmetler',
    posts: 'Blogdan son yazılar',
    allPosts: 'Tüm yazılar',
    sendMessage: 'Mesaj gönderin',
  },
};
