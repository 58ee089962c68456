import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'Plan a marketplace launch by imagining that it failed',
  short_description:
    'Seven obituaries for a product on Amazon, each with the piece of work that would have kept it alive.',
  author: 'Bilal Anwar',
  category: 'Marketplaces',
  publishedDaysAgo: 170,
  image_alt: 'Cover artwork for "Plan a marketplace launch by imagining that it failed"',
  description: `
<p>Before a launch we ask the client for an hour and hand round paper. 'It is half a year from now,' I say. 'The
product has failed on Amazon and you are selling the stock at a loss. Write down why.' Everybody writes alone, for ten
minutes. The exercise is an old one and we did not invent it. It works because people who would never criticise a plan
in a meeting are quite happy to explain a disaster.</p>
<p>The same papers keep coming back. Here are seven, roughly in the order in which the work against them has to
be done.</p>

<h3>'We sold plenty and earned nothing'</h3>
<p>Nobody had put the costs on one page. Do that before anything else. Write the selling price at the top, then take
off the referral fee, storage and shipping by the marketplace, freight to its warehouse, returns, advertising and the
goods themselves. Measure the packed box when you look up the fees, since half an inch too much can put it into a
dearer size class. Then repeat the sum with a price two dollars lower, because that is where a competitor may push
you. If nothing is left, choose another product. You have spent a week and no money.</p>

<h3>'There was no reason to choose us'</h3>
<p>Type what a buyer would type and study the first page of results. Read the worst reviews of each product on it. You
are looking for a complaint that turns up under several of them and that yours does not deserve. If you find one, it is
the subject of your second picture. If you do not, the product needs a change before it needs a listing.</p>

<h3>'We were stuck in paperwork until the season was over'</h3>
<p>Opening a seller account means proving who you are. The company name on your documents should match the name you
register to the letter, down to the full stop after 'Inc'. Some categories ask for test reports or insurance, and a
trade mark takes months. Start all of this before the photographs, and plan for a launch in which the trade mark has
not arrived.</p>

<h3>'People sent it back'</h3>
<p>They expected something else. Show the product in use, its size next to a familiar thing, and everything that is in
the box. Then let somebody who has never seen it read the page and describe the product to you. Mend whatever they get
wrong. This takes a quarter of an hour and I have never seen it find nothing.</p>

<h3>'It sold out in week three'</h3>
<p>An empty shelf loses you the place in the results that you have just paid for. Send what you hope to sell in six to
eight weeks, and keep about as much again within reach. Work out today how long a new delivery needs, from the
factory's door to the day when it can be bought, and include the queue at the warehouse. On the calendar, that tells
you when to reorder. It is nearly always earlier than it feels.</p>

<h3>'The ads ate everything'</h3>
<p>Advertising a product without reviews is expensive, and you should expect it to be. What kills launches is a budget
that burns brightly for nine days and is then cut. Take the sum you can afford to lose, divide it by six weeks, and
keep to it. Two campaigns are enough at first: an automatic one to learn what people type, and a manual one with about
ten exact keywords.</p>

<h3>'Our account was suspended'</h3>
<p>Somebody had asked friends for reviews, or put a voucher in the box. Use the button that requests a review for an
order, and the marketplace's own sampling programme if your brand is admitted. Tell the whole team, including the
cousin who means well.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'How to hold the hour yourself',
      description: `
<p>Invite whoever will pack, pay, photograph or answer customers. Four to six people are plenty. The person whose idea
the product was should come and should speak last.</p>
<p>After ten minutes of writing, go round the table and take one reason from each person, again and again until all the
papers are empty. Nobody comments yet. Write every reason where all can see it, in the words in which it was said.</p>
<p>Then give each person three votes for the reasons they believe in most. Take the five with the most votes, and for
each of them ask what you could do in the coming two weeks to make it less likely. Put a name and a date next to it. A
reason without a name goes back on the wall, where it will be waiting for you.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "How to hold the hour yourself"',
    },
    {
      sequence: 2,
      heading: 'The calendar that comes out of it',
      description: `
<p>For a product that exists and can be made again, the result usually looks something like this. Count the weeks from
the day when the offer goes live.</p>
<table>
  <thead><tr><th>Week</th><th>Work</th><th>Go on only if</th></tr></thead>
  <tbody>
    <tr><td>8 before</td><td>Cost sheet, look at the shelf</td><td>Money is left at the lower price</td></tr>
    <tr><td>7 and 6 before</td><td>Account, barcodes, papers</td><td>The account is approved</td></tr>
    <tr><td>5 to 3 before</td><td>Photographs, title, bullet points</td><td>A stranger describes it correctly</td></tr>
    <tr><td>2 before</td><td>Send stock</td><td>One carton has been checked and photographed</td></tr>
    <tr><td>Opening</td><td>Order one yourself, start two campaigns</td><td>It arrived whole and on time</td></tr>
    <tr><td>3 after</td><td>Read search terms and return reasons</td><td>You know what to mend first</td></tr>
    <tr><td>4 after</td><td>Decide on the reorder</td><td>The real costs are on the sheet</td></tr>
  </tbody>
</table>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "The calendar that comes out of it"',
    },
    {
      sequence: 3,
      heading: 'If it fails all the same',
      description: `
<p>Put a last meeting in the calendar at the very beginning, for three months after the opening. Bring the cost sheet,
with what really happened filled in next to what was planned, and the papers from that first hour.</p>
<p>If a sale that needed no launch advertising leaves you money, go on. If one line of the sheet is wrong and you know
how to mend it, such as a smaller box or a part that breaks, mend it and meet again. If the sums work only at a price
that nobody is paying, stop. Turn the ads down, let the stock sell, close the listing.</p>
<p>You keep the account, the papers and a team that has done this once, so the next product begins halfway along. If
you would like another pair of eyes on the cost sheet, <a href="/contact-us">send it to us</a>.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "If it fails all the same"',
    },
  ],
};
