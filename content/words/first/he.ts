import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'בית',
    about: 'מי אנחנו',
    services: 'השירותים שלנו',
    work: 'העבודות שלנו',
    reviews: 'המלצות',
    blogs: 'בלוג',
    moveMeeting: 'שינוי מועד הפגישה',
    search: 'חיפוש',
    stopReminders: 'הפסקת התזכורות',
    cancelMeeting: 'ביטול הפגישה שלנו',
  },
  phoneLabel: 'טלפון',
  privacy: 'פרטיות',
  imprint: 'פרטי החברה',
  serviceCategories: {
    webDevelopment: 'פיתוח אתרים',
    amazon: 'שירותי אמזון',
    digitalMarketing: 'שיווק דיגיטלי',
  },
  home: {
    design: 'עיצוב',
    build: 'בנייה',
    grow: 'צמיחה',
    people: 'מי עושה את העבודה',
    reviews: 'המלצות',
    allReviews: 'כל ההמלצות',
    services: 'שירותים',
    allServices: 'כל השירותים',
    posts: 'חדש בבלוג',
    allPosts: 'כל הפוסטים',
    sendMessage: 'שליחת הודעה',
  },
};
