import type { FirstWords } from '../words.ts';

export const first: FirstWords = {
  pageNames: {
    home: 'Início',
    about: 'Quem somos',
    services: 'Serviços',
    work: 'Nosso trabalho',
    reviews: 'Avaliações',
    blogs: 'Blog',
    moveMeeting: 'Remarcar a reunião',
    search: 'Busca',
    stopReminders: 'Chega de lembretes',
    cancelMeeting: 'Cancelar nossa reunião',
  },
  phoneLabel: 'Telefone',
  privacy: 'Privacidade',
  imprint: 'Informações da empresa',
  serviceCategories: {
    webDevelopment: 'Desenvolvimento web',
    amazon: 'Serviços Amazon',
    digitalMarketing: 'Marketing digital',
  },
  home: {
    design: 'Projetar',
    build: 'Construir',
    grow: 'Crescer',
    people: 'Quem faz o trabalho',
    reviews: 'Avaliações',
    allReviews: 'Todas as avaliações',
    services: 'Serviços',
    allServices: 'Todos os serviços',
    posts: 'Novidades do blog',
    allPosts: 'Todos os artigos',
    sendMessage: 'Enviar uma mensagem',
  },
};
