import type { Seed } from '../../records.ts';

/** Oldest first. */
export const reviews: Seed<'review'>[] = [
  {
    project_name: 'A checkout that takes house numbers',
    daysAgo: 140,
    project_summary: 'Two weeks on the last four screens of a shop for bicycle repair stands.',
    project_review: `
<p>For two years people rang us to order because the form did not take the B. They found it on the Tuesday. On the
Thursday the phone was so quiet that I checked whether it was plugged in.</p>
`,
    feedback: 'House number 12B. That was it, mostly. Fine work. Could have been a shorter report.',
    client_name: 'Henk Terlouw, Moer & Bout',
    image: 'Henk Terlouw, Moer & Bout',
    image_alt: 'Portrait of Henk Terlouw',
  },
  {
    project_name: 'Boots that came back',
    daysAgo: 120,
    project_summary: 'Twelve product pages for mudflat boots, rebuilt from the comments on the parcels that came back.',
    project_review: `
<p>We are two sisters and a cobbler, and in a bad week half of every afternoon went on unpacking boots that somebody had
worn in the hallway. Femke asked for the forms, two hundred and something, in banana boxes. A fortnight later she rang and
talked about socks.</p>
<p>I did not believe it. That sentence was on our page. I had written it myself. She showed me where. Under the
tanning.</p>
<p>The size picture with the foot on it is the ugliest thing we have ever published and I would not change it for
anything.</p>
`,
    feedback: 'She read every return form we had, and came back with one sentence about socks.',
    client_name: 'Sietske Bakker, Slik Outdoor',
    image: 'Sietske Bakker, Slik Outdoor',
    image_alt: 'Portrait of Sietske Bakker',
  },
  {
    project_name: 'Nineteen hundred ways to type a part',
    daysAgo: 100,
    project_summary:
      'A shop for spare parts of clamps made since 1951, and search adverts on the numbers stamped on them.',
    project_review: `
<p>My father numbered the parts, my uncle renumbered them, and I added a letter. Pieter sat in our archive for four
days with a flask. What came out of it is the first list that everybody in this firm agrees on. I would have paid for
that alone.</p>
<p>The adverts have no adjectives, and I like adjectives. My wife says I should look at the figures and be quiet.</p>
`,
    feedback: 'I kept asking when the nice text would come. It did not come, and the orders did.',
    client_name: 'Rob Ketelaar, Ketelaar Clamps',
    image: 'Rob Ketelaar, Ketelaar Clamps',
    image_alt: 'Portrait of Rob Ketelaar',
  },
  {
    project_name: 'Letters that come with a tarp',
    daysAgo: 80,
    project_summary: 'Four emails for the half year after a tarp has been delivered, with drawings.',
    project_review: `
<p>I thought nobody would answer. They sent photographs of tarps in gardens, and one in a kitchen. I now keep Friday
mornings for it, and I have learned more about our knots than in five years of fairs.</p>
<p>The fourth letter sells guy lines. I was embarrassed about it until I saw the figures, and after that I was not.</p>
`,
    feedback: 'On the first Friday there were twenty-six replies. Be warned, it is work.',
    client_name: 'Lotte Hoekstra, Lijn Drie Tarps',
    image: 'Lotte Hoekstra, Lijn Drie Tarps',
    image_alt: 'Portrait of Lotte Hoekstra',
  },
  {
    project_name: 'Seven months on watch',
    daysAgo: 60,
    project_summary: 'Daily care of an account with forty teas, from September until the end of March.',
    project_review: `
<p>Mixed. In December a listing vanished on a Sunday and was back on Wednesday. For that alone it was worth it, and Murat
was friendly about being rung at home.</p>
<p>January to March was another matter. They had told me beforehand that quiet is a good sign. I just did not know how
it would feel to pay for it. I also had to ask twice for a monthly page I could forward to my partner, who likes
charts. We stopped in spring and will probably come back in autumn.</p>
`,
    feedback: 'Very good when it burns. In the quiet months I paid the same for what looked like nothing.',
    client_name: 'Hanne Postma, Noorderkruid Tea',
    image: 'Hanne Postma, Noorderkruid Tea',
    image_alt: 'Portrait of Hanne Postma',
  },
  {
    project_name: 'Hot sauce, minus six flavours',
    daysAgo: 40,
    project_summary:
      'The sum for twelve hot sauces. Three went on sale, three as a set, six stayed on the market stall.',
    project_review: `
<p>I was offended. I went home and got out my own calculator, and then I rang Joke and said sorry. Six flavours stay on the
stall, where I can talk. The other six pay for the stall.</p>
`,
    feedback: 'They told me not to sell half of my range. I did the sum again. They were right to the cent.',
    client_name: 'Delroy Martina, Peper & Pit',
    image: 'Delroy Martina, Peper & Pit',
    image_alt: 'Portrait of Delroy Martina',
  },
  {
    project_name: 'Mustard on its first pallet',
    daysAgo: 20,
    project_summary:
      'A set of three mustards opened on Amazon in Germany: sums, papers, pages, packing tests and the first pallet.',
    project_review: `
<p>Four jars in six broke, with me standing beside them. I had been sending them like that for two years and paying for
every one.</p>
<p>Pieter then did the sum and said that a single jar would never work, which was not what I had come to hear. We sell
it in threes now. The paperwork took three weeks longer than planned. That was my accountant's fault, not theirs, but
I was the one who waited.</p>
`,
    feedback: 'They threw my mustard off a kitchen step ten times in front of me and wrote it down.',
    client_name: 'Marianne Vink, Vink & Daughters',
    image: 'Marianne Vink, Vink & Daughters',
    image_alt: 'Portrait of Marianne Vink',
  },
];
