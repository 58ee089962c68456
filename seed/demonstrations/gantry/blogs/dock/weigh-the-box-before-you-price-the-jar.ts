import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Weigh the box before you price the jar',
  short_description:
    'One jar of mustard at €7.95 earned 59 cents. Three in one box earned nearly ten times that. Here is the sum.',
  team_id: 'Pieter Kooiman',
  category_id: 'The Dock',
  daysAgo: 6,
  image: 'Weigh the box before you price the jar',
  image_alt: 'A red parcel on a black scale',
  description: `
<p>Most makers set the price first. They look at what others ask, add ten cents for the nicer label, and then find out
what it costs to send. By then the label is printed.</p>
<p>Do it the other way round. Before you think about a price, put the packed thing on a scale. Packed means: in the
box it will travel in, with the padding, the tape and the leaflet your sister designed. A kitchen scale will do up to
five kilos. Above that, stand on the bathroom scale with and without it.</p>
<p>Then take a tape measure. Carriers and warehouses bill whichever is bigger: what the parcel weighs, or what a parcel
of that size ought to weigh. The usual sum for the second one is length times width times height in centimetres,
divided by 5,000. That gives kilos. Check your own carrier's contract for its divisor, because some use 4,000, and the
difference is your margin.</p>
<p>An example from our own bench. One jar of mustard in a box of 22 × 16 × 10 weighs 520 grams on the scale. By size it
is 3,520 divided by 5,000, so 700 grams. You are paying for 180 grams of air. In a box of 17 × 12 × 10 the size says
410 grams, the scale wins, and the air is free.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'The whole sum on one sheet',
      description: `
<p>Here are two offers of the same mustard. The fees are rounded, and yours will differ. Look them up on the day you
do the sum, and not in a blog post.</p>
<table>
<thead><tr><th>Per sale</th><th>One jar</th><th>Three jars</th></tr></thead>
<tbody>
<tr><td>Customer pays</td><td>€7.95</td><td>€19.95</td></tr>
<tr><td>VAT, 9% for food in the Netherlands</td><td>−0.66</td><td>−1.65</td></tr>
<tr><td>Marketplace, 15% of the full price</td><td>−1.19</td><td>−2.99</td></tr>
<tr><td>Picking and postage</td><td>−3.40</td><td>−3.95</td></tr>
<tr><td>Mustard, glass, lid, label</td><td>−1.35</td><td>−4.05</td></tr>
<tr><td>Box and padding</td><td>−0.48</td><td>−0.74</td></tr>
<tr><td>Freight to the warehouse</td><td>−0.22</td><td>−0.60</td></tr>
<tr><td>Storage in the warehouse</td><td>−0.06</td><td>−0.18</td></tr>
<tr><td><strong>Left for adverts and you</strong></td><td><strong>0.59</strong></td><td><strong>5.79</strong></td></tr>
</tbody>
</table>
<p>The jar did not get cheaper to make. It is the postage: a picker walks to the shelf once, and a van stops once,
whether the box holds one jar or three. With 59 cents you cannot pay for a single click. With €5.79 you have something
to work with.</p>
<p>People forget the VAT line most often. The marketplace takes its percentage of the price with VAT in it, so you pay
commission on the tax as well.</p>
`,
      linkedin: '',
      image: 'The whole sum on one sheet',
      image_alt: 'Four parcels of different sizes, three jars and a list',
    },
    {
      sequence: 2,
      heading: 'When the sum says no',
      description: `
<p>You have five ways out. Four of them are dull.</p>
<ul>
<li><strong>Bundle.</strong> Three of one, or one of three. Shoppers understand both. A bundle of what sells and what
does not is a trick, and reviewers notice.</li>
<li><strong>Shrink the box.</strong> Ask your box maker for the next size down before you ask for a better price on this
one. Two centimetres can drop you a class.</li>
<li><strong>Lose the weight.</strong> A pouch instead of a jar, a tin instead of glass. Think hard here, since the glass
may be why they buy.</li>
<li><strong>Raise the price.</strong> Less frightening than it sounds for something nobody else makes.</li>
<li><strong>Leave it on the market stall.</strong> Some things should be handed over a table by a person. We have said
so to three makers this year, and one still brings us cheese.</li>
</ul>
<p>What does not help is volume. If a sale costs you forty cents, a thousand of them cost four hundred euros.</p>
`,
      linkedin: '',
      image: 'When the sum says no',
      image_alt: 'A parcel, a ruler and a large yellow cross',
    },
  ],
};
