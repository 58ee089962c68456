import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: '首页',
    about: '关于我们',
    services: '我们的服务',
    work: '案例',
    reviews: '客户评价',
    blogs: '博客',
    moveMeeting: '更改会议时间',
    search: '搜索',
    stopReminders: '不再提醒',
    cancelMeeting: '取消会议',
  },
  phoneLabel: '电话',
  privacy: '隐私',
  imprint: '公司信息',
  serviceCategories: {
    webDevelopment: '网站开发',
    amazon: '亚马逊服务',
    digitalMarketing: '数字营销',
  },
  home: {
    design: '设计',
    build: '开发',
    grow: '增长',
    people: '谁来完成工作',
    reviews: '客户评价',
    allReviews: '全部评价',
    services: '服务',
    allServices: '全部服务',
    posts: '博客最新文章',
    allPosts: '全部文章',
    sendMessage: '发送留言',
  },
};
