import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Selling food from a warehouse you do not own',
  short_description:
    'Dates, lots, heat and the recall you hope never to run: what to settle before the first pallet of food leaves.',
  team_id: 'Murat Aydin',
  category_id: 'The Dock',
  daysAgo: 61,
  image: 'Selling food from a warehouse you do not own',
  image_alt: 'A jar, a warehouse with its shutter down and a calendar',
  description: `
<p>A clamp can lie in a warehouse until the building falls down. Food starts counting on the day it is made. If
somebody else stores and sends it for you, the clock is still your job.</p>
<h2>Start with the date, and count backwards</h2>
<p>Write down how many days a product keeps from the day you fill it. Then take away, in this order: days in your own
store, days on the road, days until it is booked in, and the days that must be left when it arrives, which the
warehouse decides. Take away the days before the end when the warehouse pulls it from the shelf. And take away the
days a customer may fairly expect to keep it in the cupboard.</p>
<p>What remains is your selling time. For a hot sauce that is a year and nobody minds. For a granola that keeps nine
months we once got to eleven weeks. You can sell it in eleven weeks, but you have to send little and often.</p>
<p>Both limits differ by warehouse and by category, and they change. Look them up on the day you plan the shipment and
save the page as a PDF with the date. You may want to point at it later.</p>
<h2>One lot to a box, and the lot on the outside</h2>
<p>Never mix two dates in a carton. The warehouse will book the whole carton in under one of them, and you do not get
to choose which. Print the date where it can be read without opening anything: at least on the carton and on each unit
as sold. If three jars are sold as a set, the set needs the date of the earliest jar on its outside.</p>
<p>Write the date with the month in letters, such as 04 MAR 2027. In figures, 04-03 is the third of April to an American.</p>
<h2>Ask about the summer before the summer</h2>
<p>Many warehouses are not cooled. Some refuse chocolate and other soft things between spring and autumn, and ask you to
take back what is left. If you make anything that melts, you have a winter product with a summer break. Plan the last
shipment so that it is sold by the end of April. One of our makers sells the almonds without the chocolate in July. It
says so on the packet and people like it.</p>
<h2>Rehearse the recall once</h2>
<p>This takes an hour and goes well with coffee. Choose a lot from two months ago. Now find out: how many were made,
how many are still in your store, how many in the warehouse, how many have been sold, and how you would reach the
people who bought them. On a marketplace you probably cannot reach them yourself. The marketplace can, if you tell it
exactly which lots are affected.</p>
<p>Write the five answers and the telephone numbers on one page, and put it where your deputy can find it. In the
European Union you must be able to say who you bought the ingredients from and which businesses you sold the goods to.
If the rehearsal took you a whole day, fix that first.</p>
<h2>What we leave to others</h2>
<p>We are not food lawyers. Labels, allergens, claims such as 'rich in fibre' and the rules for organic goods are for
people who do it for a living. We will tell you when a listing says more than the label does. It happens every week,
usually with the word 'natural'.</p>
`,
  headings: [],
};
