import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'ホーム',
    about: '私たちについて',
    services: 'サービス',
    work: '事例',
    reviews: 'お客様の声',
    blogs: 'ブログ',
    moveMeeting: '打ち合わせの日時を変更する',
    search: '検索',
    stopReminders: 'お知らせメールの停止',
    cancelMeeting: '打ち合わせのキャンセル',
  },
  phoneLabel: '電話',
  privacy: 'プライバシー',
  imprint: '運営者情報',
  serviceCategories: {
    webDevelopment: 'ウェブ開発',
    amazon: 'Amazon向けサービス',
    digitalMarketing: 'デジタルマーケティング',
  },
  home: {
    design: 'デザイン',
    build: '開発',
    grow: '成長',
    people: '担当するメンバー',
    reviews: 'お客様の声',
    allReviews: 'お客様の声をすべて見る',
    services: 'サービス',
    allServices: 'すべてのサービス',
    posts: 'ブログの最新記事',
    allPosts: 'すべての記事',
    sendMessage: 'メッセージを送る',
  },
};
