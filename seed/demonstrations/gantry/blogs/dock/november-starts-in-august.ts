import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'November starts in August',
  short_description:
    'A calendar for the busiest six weeks of the year, for firms in which the planner also drives the van.',
  team_id: 'Joke Verhulst',
  category_id: 'The Dock',
  daysAgo: 90,
  image: 'November starts in August',
  image_alt: 'Four stacks of boxes, each higher than the last',
  description: `
<p>I ran the night shift of a parcel depot for six Novembers. From inside you can see it coming: the trucks sit lower on
their springs every week. What amazed me was how many senders seemed to be surprised by Christmas.</p>
<p>Everything you decide in November is expensive. Boxes cost more, because everybody wants boxes. A temp costs more
and knows less. An advert costs more, because the big shops have woken up. Make the same decisions in August and they
cost you an afternoon.</p>
<p>So here is our calendar. We keep it on the wall beside the kettle.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'The calendar beside the kettle',
      description: `
<table>
<thead><tr><th>By</th><th>Done means</th></tr></thead>
<tbody>
<tr><td>15 August</td><td>You have chosen at most five products to push. Everything else may sell if it likes.</td></tr>
<tr><td>1 September</td><td>Stock for those five is ordered, with the date it will be on sale, not the date it ships.</td></tr>
<tr><td>15 September</td><td>Boxes, tape and labels for twelve weeks are in the shed. Count them.</td></tr>
<tr><td>1 October</td><td>Photographs and texts are final. Nobody touches a listing again until January.</td></tr>
<tr><td>10 October</td><td>Half of the stock is in the warehouse and can be bought. The other half is with you, as a spare.</td></tr>
<tr><td>20 October</td><td>Advert budgets are set on paper, with the day each of them ends.</td></tr>
<tr><td>1 November</td><td>The last posting day for every country is on the site. It is one day earlier than the carrier's.</td></tr>
<tr><td>24 December, noon</td><td>You go home.</td></tr>
</tbody>
</table>
<p>The line that people skip is 1 October. Somebody always has a better idea for the main picture in week 46. Write it on
a card, put the card in a tin, open the tin in January.</p>
`,
      linkedin: '',
      image: 'The calendar beside the kettle',
      image_alt: 'A calendar with one day in red',
    },
    {
      sequence: 2,
      heading: 'About the discount',
      description: `
<p>You will be offered a special deal day. Do the sum before you say yes, and do it with everything in: the lower
price, the fee for taking part, the same postage as ever, and the adverts you will need so that anybody sees it. Then
write down how many more you must sell to end up with the same money as without it.</p>
<p>Say a product sells at €30 and leaves you €6. A fifth off takes €6 from the price. VAT and commission shrink along
with it, so you lose about €4 and keep €2: you now need three sales where you needed one. If the product leaves you
€15, you keep about €11, and a little over four sales do the work of three. That may be worth it to clear a colour
nobody wants. It rarely is for your best seller, which people were going to buy anyway.</p>
<p>There is a quieter way. Leave the price, add something small that costs you €1, and say plainly what it is. A tin of
leather grease with the boots did better for one of our makers than ten per cent off. It also brought fewer
returns, though I could not tell you why.</p>
<p>If you read this in November: choose one product, check its stock, answer every question within the day, and let the
rest go. Then put a note in your diary for the fifteenth of August.</p>
`,
      linkedin: '',
      image: 'About the discount',
      image_alt: 'A price tag with a stripe across its corner',
    },
  ],
};
