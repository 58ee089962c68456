import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'الرئيسية',
    about: 'من نحن',
    services: 'خدماتنا',
    work: 'أعمالنا',
    reviews: 'آراء عملائنا',
    blogs: 'المدونة',
    moveMeeting: 'تغيير موعد الاجتماع',
    search: 'البحث',
    stopReminders: 'إيقاف رسائل التذكير',
    cancelMeeting: 'إلغاء اجتماعنا',
  },
  phoneLabel: 'الهاتف',
  privacy: 'الخصوصية',
  imprint: 'بيانات الناشر',
  serviceCategories: {
    webDevelopment: 'تطوير المواقع',
    amazon: 'خدمات أمازون',
    digitalMarketing: 'التسويق الرقمي',
  },
  home: {
    design: 'التصميم',
    build: 'البناء',
    grow: 'النمو',
    people: 'من يقوم بالعمل',
    reviews: 'آراء عملائنا',
    allReviews: 'كل الآراء',
    services: 'الخدمات',
    allServices: 'كل الخدمات',
    posts: 'أحدث ما في المدونة',
    allPosts: 'كل المقالات',
    sendMessage: 'أرسل رسالة',
  },
};
