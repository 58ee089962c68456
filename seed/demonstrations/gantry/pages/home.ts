import type { Seed } from '../../../records.ts';

export const home: Partial<Seed<'page'>> = {
  seo_title: 'Amazon and online shops for makers of real things',
  seo_description:
    'Gantry in Rotterdam opens, fixes and runs Amazon accounts and shops for makers of food, bicycles, tools and outdoor things. Prices on the page.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'Sell it by the pallet.',
      lead: 'You make mustard, clamps or boots. From a shed in Rotterdam we sell them, on marketplaces and in your own shop.',
      actions: [
        { label: 'See the prices', link: '/our-services' },
        { label: 'Half an hour with Joke', link: '/meeting' },
      ],
      note: 'Write before noon, hear from us before five.',
      look: 'artwork',
    },
    {
      id: 'numbers',
      type: 'numbers',
      numbers: [
        { value: '31 → 12%', label: 'Boots that came back', note: 'It took one sentence, about socks.' },
        { value: '43 of 46', label: 'Listings brought back after a takedown', note: 'The other three deserved it.' },
        { value: '9 of 41', label: 'Makers we sent home last year', note: 'The sum said no. So did we.' },
      ],
      tone: 'dark',
    },
    {
      id: 'work',
      type: 'caseStudies',
      source: 'chosen',
      case_studies: ['A mustard that survives the conveyor'],
      heading: 'Last unloaded',
      more: { label: 'All work', link: '/our-work' },
    },
    {
      id: 'prices',
      type: 'cards',
      heading: 'Chalked on the door',
      look: 'list',
      tone: 'tint',
      cards: [
        {
          title: '€4,200, first pallet',
          text: 'On Amazon in eight weeks.',
          link: '/services/first-pallet-opening-on-amazon',
        },
        {
          title: '€2,600, twelve listings',
          text: 'Torn down and rebuilt.',
          link: '/services/twelve-listings-torn-down-and-rebuilt',
        },
        {
          title: '€9,800, your own shop',
          text: 'And up. Opens on a Tuesday.',
          link: '/services/a-shop-of-your-own-in-six-weeks',
        },
        {
          title: '€580 a month, adverts',
          text: 'On part numbers.',
          link: '/services/search-adverts-for-people-holding-the-broken-part',
        },
        {
          title: 'Four more jobs',
          link: '/our-services',
        },
      ],
    },
    {
      id: 'shift',
      type: 'steps',
      heading: 'A day in the shed',
      look: 'route',
      steps: [
        { title: 'Morning round', time: '7:30', text: 'Every account. Then coffee.' },
        { title: 'Unpacking', time: '10:00', text: 'Returns, read out to everybody.' },
        { title: 'Drop tests', time: '14:00', text: 'Your parcel, our concrete floor.' },
        { title: 'Last replies', time: '16:45', text: 'You wrote by noon? Answered.' },
      ],
    },
    {
      id: 'voices',
      type: 'quotes',
      look: 'single',
      source: 'chosen',
      reviews: ['Hot sauce, minus six flavours'],
      tone: 'tint',
    },
    {
      id: 'questions',
      type: 'faq',
      heading: 'Short answers',
      questions: [
        {
          question: 'Can you get us to the top of the results?',
          html: '<p>No, and neither can anybody else. We can make the page worth finding, and the sum worth advertising.</p>',
        },
        {
          question: 'Do you take a share of our sales?',
          html: '<p>No. Nor of your advert money. You pay the price on the page, and we have no reason to talk you into more.</p>',
        },
        {
          question: 'How soon can you begin?',
          html: '<p>Checkout repair and listings usually within three weeks. A first pallet or a shop within seven. Between October and Christmas we start nothing new, for your sake.</p>',
        },
      ],
    },
    {
      id: 'closing',
      type: 'callToAction',
      title: 'Send us a box.',
      text: 'Two of what you make, packed the way you pack on a busy day. We ring you with the sum within a week.',
      actions: [
        { label: 'Ask for the label', link: '/contact-us' },
        { label: 'Half an hour with Joke', link: '/meeting' },
      ],
    },
  ],
};
