import type { Seed } from '../../../records.ts';

export const adverts: Seed<'caseStudy'> = {
  title: 'Adverts for the units that stood empty',
  client: 'Bluecrate Storage',
  short_description:
    'A storage firm was paying to advertise small units that were all full. We counted the calls, then moved the money ' +
    'to the big ones at the back.',
  image: 'Adverts for the units that stood empty case study',
  image_alt: 'Artwork: a house with empty windows and a megaphone',
  year: '2025',
  services: ['Search and Paid Media', 'Website Design and Build'],
  results: [
    { value: '19 → 31', label: 'Large units let, of forty, within six months' },
    { value: '−22%', label: 'Spending on adverts over the same six months' },
    { value: '1 page', label: 'Sent every Friday, in plain English' },
  ],
  review_id: 'Adverts for the units that stood empty',
  description: `
<p>Denise Whitaker wanted adverts on the first day. Bluecrate had been paying for them for two years, and the yard was
still half empty at the back. Nobody could say which advert had led to which phone call, because nobody counted the
calls. Four in five customers call.</p>
<h2>Two weeks without an advert</h2>
<p>Tomás spent them on counting: a separate phone number for the website, a form that says which unit it is about, and
a sheet at the desk with one question for people who walked in. Two weeks later the picture was clear. The adverts
worked. They brought people who wanted a small unit, and there were none to let.</p>
<h2>Fewer adverts, different words</h2>
<p>We stopped everything that led to small units and wrote for people with a houseful of furniture or a van full of
tools. Each of the five neighbourhoods around the yard got a page with directions, the opening hours and a photograph
of the actual door.</p>
<h2>What we would do differently</h2>
<p>Ask about the empty units on the first call. We asked about the budget, which was the wrong question.</p>
`,
  sections: [
    {
      id: 'friday',
      type: 'numbers',
      heading: 'What is on the Friday page',
      numbers: [
        { value: '5', label: 'Figures and no more', note: 'Calls, forms, visits to the yard, units let, money spent.' },
        { value: '3', label: 'Sentences', note: 'What changed, why we think so, what we do next week.' },
        { value: '0', label: 'Charts', note: 'Denise reads it on her phone between two customers.' },
      ],
      tone: 'dark',
    },
  ],
};
