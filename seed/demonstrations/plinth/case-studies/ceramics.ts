import type { Seed } from '../../../records.ts';

export const ceramics: Seed<'caseStudy'> = {
  title: 'A shop for pots that exist only once',
  client: 'Harrow & Finch Ceramics',
  short_description:
    'Most of what this pottery sells cannot be ordered twice. We built a shop around the day the kiln opens, ' +
    'instead of around stock counts.',
  image: 'A shop for pots that exist only once case study',
  image_alt: 'Artwork: a vase and a bowl beside a small shop',
  year: '2025',
  services: ['Online Shops', 'Website Care'],
  results: [
    { value: 'Same day', label: 'From opening the kiln to pieces on sale' },
    { value: '6 min', label: 'To photograph, describe and list one bowl' },
    { value: '1 in 3', label: 'Orders that now come from outside the county' },
  ],
  review_id: 'A new shop for hand-thrown ceramics',
  description: `
<p>Ines Moreau throws about thirty pots a week and opens the kiln on Thursdays. No two glazes come out alike, so every
piece needs its own picture, its own measurements and a page that disappears when it is sold. The shop systems she had
tried asked for sizes, colours and a number in stock. She was selling from her phone, by message, and losing track of
who had asked first.</p>
<h2>Starting with the most awkward bowl</h2>
<p>We asked for the piece that was hardest to describe. It was a large serving bowl with a run in the glaze that some
people love and others send back. Once its page was right, with the flaw shown in the second picture and named in the
text, the other pages were easy.</p>
<p>Behind the shop is a list with two kinds of things: pieces that exist once, and pieces that are made to order. The
first kind is reserved for twenty minutes while somebody pays. The second shows the date of the next firing.</p>
<h2>What took longer than planned</h2>
<p>The names of the glazes. They made the text a week late, and they were worth it: customers now use those names in
their messages.</p>
`,
  sections: [
    {
      id: 'thursday',
      type: 'steps',
      heading: 'A Thursday at the pottery',
      lead: 'What happens between the kiln and the first order, and who does it.',
      steps: [
        { title: 'Open the kiln', text: 'Ines sorts the pieces on the bench by the window, where the light is best.' },
        { title: 'Take two pictures', text: 'One of the whole piece, one of anything a buyer should know about.' },
        {
          title: 'Fill in five lines',
          text: 'Name, glaze, size, weight and price. The shop writes the rest of the page.',
        },
        {
          title: 'Send the letter',
          text: 'People who asked to hear about new pieces get one email, at six in the evening.',
        },
      ],
      tone: 'tint',
    },
  ],
};
