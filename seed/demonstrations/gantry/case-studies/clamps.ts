import type { Seed } from '../../../records.ts';

export const clamps: Seed<'caseStudy'> = {
  title: 'Four hundred parts, three generations of numbers',
  client: 'Ketelaar Clamps, Eindhoven',
  short_description:
    'Every spare part had a number, and some had three. We made one list of them, one shop, and 1,900 very small adverts.',
  image: 'Four hundred parts, three generations of numbers case study',
  image_alt: 'A yellow clamp on a black ground, and a number plate',
  year: '2025',
  services: ['A Shop of Your Own in Six Weeks', 'Search Adverts for People Holding the Broken Part'],
  results: [
    { value: '22 → 140', label: 'Orders from adverts in a month' },
    { value: '31 cents', label: 'Paid for a click' },
    { value: '3 → 1', label: 'Numbers that a part may have' },
  ],
  review_id: 'Nineteen hundred ways to type a part',
  description: `
<p>A Ketelaar clamp lasts for fifty years, which is bad for sales of clamps and good for sales of spindles. People rang
from workshops with a broken part in one hand. Three colleagues answered, from memory. One of them was about to
retire.</p>
<h2>Four days in the archive</h2>
<p>The founder had numbered the parts. His brother had renumbered them in 1974, and the present owner had put letters
in front. All three systems were alive, stamped in iron, and some numbers meant two things. Pieter spent four days
among the drawings and made a table of 412 parts: what is stamped on each, what it was called and when, and what
replaces it.</p>
<h2>A shop with one field</h2>
<p>Shanice built the shop around that table. Its home page is a field in which you type whatever you can read on the
metal. It finds <code>K240</code>, <code>240 K</code> and <code>24O</code> with the letter O, because under rust an O
and a nought look the same. There is a photograph of where to look for the number, taken with a dirty clamp.</p>
<h2>Adverts without adjectives</h2>
<p>From the same table Inês made 1,900 phrases in Dutch, German and English. Most of them are searched for a few times
a month. Hardly anybody else bids on them. The three general words that had eaten the budget before were switched off
on a Thursday, and nobody noticed.</p>
<h2>What is still open</h2>
<p>Calls have fallen from about thirty a day to eleven. The eleven are the hard ones, and they take longer. We have no
software for those. Ketelaar has hired somebody, who is learning them by heart.</p>
`,
  sections: [
    {
      id: 'voice',
      type: 'richText',
      heading: 'The whole advert',
      html: `
<p><strong>K-240 spindle, M16 left.</strong> In stock in Eindhoven. With you on Thursday.</p>
<p>Twelve words. It was the fourth draft, and each of the others was longer.</p>
`,
      width: 'large',
      tone: 'brand',
    },
  ],
};
