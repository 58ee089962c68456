import type { Seed } from '../../../records.ts';

export const boots: Seed<'caseStudy'> = {
  title: 'A single sentence about socks',
  client: 'Slik Outdoor, Harlingen',
  short_description:
    'Nearly a third of all mudflat boots came back. We read the forms in the parcels and moved one sentence up.',
  image: 'A single sentence about socks case study',
  image_alt: 'A yellow boot on a red ground, and a list of what fits',
  year: '2025',
  services: ['Twelve Listings, Torn Down and Rebuilt'],
  results: [
    { value: '31 → 12%', label: 'Boots that came back, of all sold' },
    { value: '212', label: 'Comments read, all of them' },
    { value: '€3,800', label: 'Less spent on returns in six months' },
  ],
  review_id: 'Boots that came back',
  description: `
<p>Sietske and Welmoed Bakker make boots for walking on the mudflats at low tide. The boots are tall, ugly and the only ones
that stay on when the mud pulls. People order them on a Sunday evening for an excursion on Saturday, so there is no time
to send them twice.</p>
<p>Nearly one pair in three came back. Everybody had an explanation. The sisters blamed the price, the platform
suggested adverts, and the first agency had proposed a film.</p>
<h2>We asked for the forms</h2>
<p>Femke had them sent to us in two banana boxes: six months of comments, 212 in all. She gave each one a letter and
made four piles on the packing table. The pile for 'does not fit' fell over.</p>
<p>The boots are worn with two pairs of socks. Everybody in Harlingen knows it. The page said so as well, in the
fourth bullet point, after the tanning.</p>
<h2>Then we moved a sentence</h2>
<p>'Worn with two pairs of socks: order one size up' now comes first, in every language. Picture six shows a foot on a
sheet of paper with its length in centimetres, in letters as large as a thumb. The size table begins with the foot and
ends with the size. Before, it was the other way round. The boots did not change.</p>
<h2>What did not work</h2>
<p>A quiz that asked for foot, socks and purpose and recommended a size. It cost €900 and a fortnight. People closed
it. We took it out again and did not bill for it.</p>
`,
  sections: [
    {
      id: 'piles',
      type: 'numbers',
      heading: 'Four piles on the packing table',
      numbers: [
        { value: '130', label: 'Did not fit', note: 'Two pairs of socks, nearly every time.' },
        { value: '52', label: 'Life', note: 'Changed their mind, or ordered two to choose from.' },
        { value: '21', label: 'Not as on the page', note: 'Mostly the colour of the laces.' },
        { value: '9', label: 'Faulty', note: 'One batch of eyelets. Sent to the cobbler, who swore.' },
      ],
      tone: 'dark',
    },
  ],
};
