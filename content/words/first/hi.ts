import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'होम',
    about: 'हमारे बारे में',
    services: 'हमारी सेवाएँ',
    work: 'हमारा काम',
    reviews: 'समीक्षाएँ',
    blogs: 'ब्लॉग',
    moveMeeting: 'मीटिंग का समय बदलें',
    search: 'खोज',
    stopReminders: 'और याद न दिलाएँ',
    cancelMeeting: 'हमारी मीटिंग रद्द करें',
  },
  phoneLabel: 'फ़ोन',
  privacy: 'गोपनीयता',
  imprint: 'कंपनी की जानकारी',
  serviceCategories: {
    webDevelopment: 'वेब डेवलपमेंट',
    amazon: 'Amazon सेवाएँ',
    digitalMarketing: 'डिजिटल मार्केटिंग',
  },
  home: {
    design: 'डिज़ाइन',
    build: 'निर्माण',
    grow: 'विकास',
    people: 'काम कौन करता है',
    reviews: 'समीक्षाएँ',
    allReviews: 'सभी समीक्षाएँ',
    services: 'सेवाएँ',
    allServices: 'सभी सेवाएँ',
    posts: 'ब्लॉग से नया',
    allPosts: 'सभी लेख',
    sendMessage: 'संदेश भेजें',
  },
};
