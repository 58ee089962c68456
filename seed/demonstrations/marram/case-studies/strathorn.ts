import type { Seed } from '../../../records.ts';

export const strathorn: Seed<'caseStudy'> = {
  title: 'Eleven thousand letters, and one box kept shut',
  client: 'Strathorn Archive',
  short_description:
    'A family’s papers came with sixty years of promises about who may read what. We built a catalogue around the promises.',
  image: 'Eleven thousand letters, and one box kept shut case study',
  image_alt: 'Print in green: single leaves and berries',
  year: '2024',
  services: ['Archive Catalogues', 'Quiet Upkeep'],
  results: [
    { value: '11 240', label: 'Letters that can be searched from anywhere' },
    { value: '4', label: 'Promises found, one of them in a Christmas card' },
    { value: '1', label: 'Week to answer a reader’s request; before, about six' },
  ],
  review_id: 'The catalogue of the Strathorn papers',
  description: `
<p>Strathorn is a house with a tower, a leak, and the correspondence of five generations who kept everything. Two volunteers look
after it on Thursdays. A typescript catalogue from 1983 existed in one copy, with corrections in three hands.</p>
<h2>Two days with the deeds</h2>
<p>We began by copying out every condition under which anything had been given. There were four sets of them. They
disagreed about one bundle, and the present Lady Strathorn settled it at the kitchen table in a quarter of an hour.
Nobody had thought of asking her since 1991.</p>
<p>Each letter then got one of four states. Three are ordinary. The fourth, <em>not described</em>, applies to a single box. The
catalogue says that it exists, that it has nineteen folders, and that it opens in 2041.</p>
<h2>Searching by what people know</h2>
<p>Readers seldom know the name of the writer. They know that there was a great-aunt in Demerara, or a quarrel over a bull. Dr Bell
and Noor made a list of two hundred such things in an afternoon, and the search knows them.</p>
<h2>What is not finished</h2>
<p>The typescript describes 11,240 letters, and there are perhaps 3,000 more in a hip bath. They will be added by people who can read
the handwriting. The catalogue has a page that says so, with a telephone number.</p>
`,
  sections: [
    {
      id: 'states',
      type: 'cards',
      heading: 'Four states, in the words readers see',
      look: 'list',
      cards: [
        { title: 'Read it here', text: 'A scan, a transcription where there is one, and the folder it lives in.' },
        {
          title: 'Ask to read it',
          text: 'Described in full. The button writes to the family, who answer within the week.',
        },
        {
          title: 'Closed until a date',
          text: 'Described in a line, with the date and the reason: somebody named in it may be alive.',
        },
        {
          title: 'Not described',
          text: 'That it exists, how large it is and when it opens. No more was promised, and no more is said.',
        },
      ],
    },
  ],
};
