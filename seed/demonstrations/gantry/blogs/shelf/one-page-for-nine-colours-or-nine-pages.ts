import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'One page for nine colours, or nine pages',
  short_description:
    'When colours, sizes and bundles belong on one marketplace page together, and the three cases where they do not.',
  team_id: 'Femke Dijkstra',
  category_id: 'The Shelf',
  daysAgo: 27,
  image: 'One page for nine colours, or nine pages',
  image_alt: 'Five tiles with the same bottle, each on another colour',
  description: `
<p>A marketplace lets you tie products together so that they share a page: one water bottle, nine colours, a row of
little squares to choose from. Sellers call it a family. It is the most useful thing on the platform, and most sellers
get it wrong.</p>
<h2>What sharing a page does</h2>
<p>The members of a family usually show their reviews together. A new colour starts with the two hundred reviews of its
sisters. Somebody who meant to buy blue and sees that you have green does not have to search again. And you keep one
set of texts in order instead of nine.</p>
<p>It has a price. One bad member drags down the others. If the tall bottle leaks, its two-star reviews show up on the
page of the short one, which does not. And each member is still a product of its own, with its own stock. Eight
colours sold out and one left looks like a shop that is closing.</p>
<h2>The test</h2>
<p>Imagine somebody gets the wrong one by mistake. Would they say 'that is the other colour' or 'that is something
else'? If it is the first, tie them together. If it is the second, do not.</p>
<table>
<thead><tr><th>Products</th><th>Together?</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Same tarp, three colours</td><td>Yes</td><td>Same use, same price</td></tr>
<tr><td>Same boot, sizes 36 to 47</td><td>Yes</td><td>Nobody wants twelve pages of boots</td></tr>
<tr><td>Tea in 50 g and 250 g</td><td>Yes, by size</td><td>One is a taster, the other a habit</td></tr>
<tr><td>Clamp with 150 mm and 600 mm reach</td><td>Usually</td><td>Same tool. Check whether the short one has other complaints</td></tr>
<tr><td>Mild sauce and very hot sauce</td><td>No</td><td>People buy the wrong one and blame you</td></tr>
<tr><td>Last year's model and this year's</td><td>No</td><td>Old reviews describe something that no longer exists</td></tr>
<tr><td>The pannier and the rain cover</td><td>No</td><td>An accessory is not a variation</td></tr>
</tbody>
</table>
<p>The last three are also against the rules in most categories. Families that tie unlike things together to borrow
reviews get broken up, sometimes with the reviews.</p>
<h2>Name the choices as a shop assistant would</h2>
<p>'Midnight Adventure' is not a colour. Write 'Dark blue'. People filter by colour, and the filter knows blue. Write
sizes the way they are sold in that country, so 42 and not UK 8 in Germany. For lengths, give the number and the use:
'600 mm, for table tops'.</p>
<p>Choose carefully which member is shown first. It should be the one with the most stock, not the one you like best.
When somebody searches for 'red', the platform may show the red one by itself, provided that 'red' is in its title.
Each member keeps a title of its own, so use it.</p>
<h2>Before you untie anything</h2>
<p>Download the file with all members and their parent, and keep it. Reviews can take days to move, and now and then
they do not come back. Do it on a quiet Monday in February. Change one family, wait a week, look at it on a phone
without being signed in, and only then do the next.</p>
`,
  headings: [],
};
