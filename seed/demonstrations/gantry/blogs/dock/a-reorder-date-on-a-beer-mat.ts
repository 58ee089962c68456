import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Work out a reorder date on a beer mat',
  short_description:
    'Four numbers, one subtraction, and why the week you feel calm about stock is usually the week to order.',
  team_id: 'Pieter Kooiman',
  category_id: 'The Dock',
  daysAgo: 34,
  image: 'Work out a reorder date on a beer mat',
  image_alt: 'A full pallet, a nearly empty one and a calendar',
  description: `
<p>I planned stock for a wholesaler of garden tools for nine years. We had software that cost as much as a house. The
people who never ran out used a pencil.</p>
<p>You need four numbers for each product:</p>
<ul>
<li><strong>A</strong>: how many you sell on a normal day. Take the last eight weeks without the best and the worst one,
and divide.</li>
<li><strong>B</strong>: how many days pass from ordering to <em>being on sale</em>. That includes making, freight, and
the time boxes spend on somebody's dock waiting to be counted. Use the slowest of your last three orders.</li>
<li><strong>C</strong>: how many you would like left over when the new ones arrive. Two weeks' worth is a decent start.</li>
<li><strong>D</strong>: how many you have today that can be sold. Leave out anything reserved, damaged or on a
boat.</li>
</ul>
<p>Order when D is no bigger than A times B, plus C. That is all.</p>
<p>Take a bench clamp. We sell 6 a day. From order to on sale takes 45 days. We want 84 left over. Six times 45 is
270, and 84 more makes 354. There are 520 on the shelf, so nobody is nervous. But 520 minus 354 is 166, and at six a
day that lasts not quite four weeks. The order goes out then, when there will still be a reassuring pile of some 350
clamps. That is the feeling to distrust.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'What moves the number',
      description: `
<p>Three things ruin this sum, and you can see all three coming.</p>
<p><strong>Adverts.</strong> When Inês raises a budget, A goes up within days and B stays where it was. So in our office
nobody raises a budget without shouting the product's name across the room. It is a small room.</p>
<p><strong>Season.</strong> For a tarp, the last eight weeks before Easter say nothing about the eight weeks after it.
Use the same eight weeks of last year, then multiply by how this year is going: if this March sold 1.3 times what last
March did, so will May, roughly.</p>
<p><strong>Holidays at the other end.</strong> Ask every supplier once a year which weeks the factory is shut. Write
them on the wall. Add those days to B for every order that would cross them.</p>
`,
      linkedin: '',
      image: 'What moves the number',
      image_alt: 'A calendar with one week in red',
    },
    {
      sequence: 2,
      heading: 'If you are already too late',
      description: `
<p>Running out costs more than the missed sales. On a marketplace the product also slides down the results, and climbs
back slowly. So slow down instead of stopping.</p>
<ol>
<li>Switch off the adverts for that product today. Not tomorrow.</li>
<li>Raise the price a little, once. Five to eight per cent sells fewer without making anybody angry.</li>
<li>Send whatever you have the quick way, even forty pieces in the back of a car. Forty will last you a week.</li>
<li>If zero is coming anyway, say on your own shop when the next ones arrive and take names. Do not sell what you cannot
send.</li>
</ol>
<p>Afterwards, do the sum again with the B you have just lived through. It will be longer than the one you used
before.</p>
`,
      linkedin: '',
      image: 'If you are already too late',
      image_alt: 'A pallet with one last box on it',
    },
  ],
};
