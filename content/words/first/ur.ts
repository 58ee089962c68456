import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'سرورق',
    about: 'ہمارے بارے میں',
    services: 'ہماری خدمات',
    work: 'ہمارا کام',
    reviews: 'آراء',
    blogs: 'بلاگ',
    moveMeeting: 'ملاقات کا وقت بدلیں',
    search: 'تلاش',
    stopReminders: 'مزید یاد دہانی نہیں',
    cancelMeeting: 'ہماری ملاقات منسوخ کریں',
  },
  phoneLabel: 'فون',
  privacy: 'رازداری',
  imprint: 'ادارے کی معلومات',
  serviceCategories: {
    webDevelopment: 'ویب ڈیولپمنٹ',
    amazon: 'ایمیزون خدمات',
    digitalMarketing: 'ڈیجیٹل مارکیٹنگ',
  },
  home: {
    design: 'ڈیزائن',
    build: 'تعمیر',
    grow: 'ترقی',
    people: 'کام کون کرتا ہے',
    reviews: 'آراء',
    allReviews: 'تمام آراء',
    services: 'خدمات',
    allServices: 'تمام خدمات',
    posts: 'بلاگ سے تازہ ترین',
    allPosts: 'تمام تحریریں',
    sendMessage: 'پیغام بھیجیں',
  },
};
