import type { PageSeed } from '../../../shapes.ts';

export const home: Partial<PageSeed> = {
  seo_title: 'Amazon and online shops for makers of real things',
  seo_description:
    'Gantry in Rotterdam opens, mends and runs Amazon accounts and shops for makers of food, bicycles, tools and outdoor things. Prices on the page.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'Sell it by the pallet.',
      lead: 'You make mustard, panniers, clamps or boots. We make marketplaces and shops sell them. From a shed in Rotterdam, with the prices on the door.',
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
        { value: '1 in 390', label: 'Mustard jars broken on the way', note: 'It was 1 in 14 before we threw some.' },
        { value: '31 of 34', label: 'Listings brought back after a takedown', note: 'The other three deserved it.' },
        { value: '9 of 41', label: 'Makers we sent home last year', note: 'The sum said no. So did we.' },
      ],
      tone: 'dark',
    },
    {
      id: 'work',
      type: 'caseStudies',
      source: 'chosen',
      case_studies: [
        'Mustard that survives the conveyor',
        'One sentence about socks',
        'Four hundred parts, three generations of numbers',
      ],
      heading: 'Just unloaded',
      lead: 'Also on our dock lately: panniers, tarps, repair stands, forty teas and six hot sauces of twelve. A cheese, once.',
      more: { label: 'All work', link: '/our-work' },
    },
    {
      id: 'services',
      type: 'services',
      heading: 'Pick a job',
      source: 'chosen',
      services: [
        'First Pallet: Opening on Amazon',
        'Twelve Listings, Torn Down and Rebuilt',
        'A Shop of Your Own in Six Weeks',
        'Search Adverts for People Holding the Broken Part',
      ],
      more: { label: 'All eight, with prices', link: '/our-services' },
      tone: 'tint',
    },
    {
      id: 'shift',
      type: 'steps',
      heading: 'A day in the shed',
      look: 'route',
      steps: [
        { title: 'Morning round', time: '7:30', text: 'Murat looks at every account. Coffee is involved.' },
        { title: 'Unpacking', time: '10:00', text: 'Yesterday’s returns, read aloud. Femke takes notes.' },
        { title: 'Lunch', time: '12:30', text: 'Whatever a client makes. Hot sauce weeks are hard.' },
        { title: 'Drop tests', time: '14:00', text: 'Your parcel, a kitchen step, a concrete floor.' },
        { title: 'Nothing goes live', time: '15:30', text: 'Not this late. And never on a Friday.' },
        { title: 'Last letters', time: '16:45', text: 'You wrote before noon? Here is your answer.' },
      ],
    },
    {
      id: 'voices',
      type: 'quotes',
      heading: 'They said it, not us',
      look: 'grid',
      source: 'chosen',
      reviews: ['Hot sauce, minus six flavours', 'A checkout that takes house numbers', 'Seven months on watch'],
      more: { label: 'All eight, the grumpy ones too', link: '/our-reviews' },
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
          question: 'We make forty things. Can you list them all?',
          html: '<p>We could. Start with twelve. If those do not sell, the other twenty-eight will not save you.</p>',
        },
        {
          question: 'How soon can you begin?',
          html: '<p>Checkout repair and listings usually within three weeks. A first pallet or a shop within seven. Between October and Christmas we start nothing new, for your sake.</p>',
        },
        {
          question: 'Must we come to Rotterdam?',
          html: '<p>No, only your product must. But the coffee is good, and you may drive the forklift if you have the paper for it.</p>',
        },
      ],
    },
    {
      id: 'closing',
      type: 'callToAction',
      title: 'Send us a box.',
      text: 'Two of what you make, packed as on a busy day. We weigh it, drop it, do the sum and ring you within a week. It costs you the postage.',
      actions: [
        { label: 'Ask for the label', link: '/contact-us' },
        { label: 'Half an hour with Joke', link: '/meeting' },
      ],
    },
  ],
};
