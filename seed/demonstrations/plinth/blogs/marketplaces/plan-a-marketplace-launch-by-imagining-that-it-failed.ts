import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Plan a marketplace launch by imagining that it failed',
  short_description: 'Seven obituaries for a product on Amazon, each with the work that would have kept it alive.',
  team_id: 'Bilal Anwar',
  category_id: 'Marketplaces',
  daysAgo: 170,
  image: 'Plan a marketplace launch by imagining that it failed',
  image_alt: 'Cover artwork for "Plan a marketplace launch by imagining that it failed"',
  description: `
<p>Before a launch we ask the client for an hour and hand out paper. 'It is six months from now,' I say. 'The product
has failed on Amazon and you are selling off the stock at a loss. Write down why.' Everybody writes alone, for ten
minutes. We did not invent the exercise. It works because people who would never criticise a plan in a meeting are
quite happy to explain a disaster.</p>
<p>The same answers come up every time. Here are seven of them, roughly in the order in which you have to deal with
them.</p>

<h3>'We sold plenty and earned nothing'</h3>
<p>Nobody had put the costs on one page. Do that before anything else. Write the selling price at the top, then take
off the referral fee, the marketplace's charges for storage and shipping, freight to its warehouse, returns,
advertising and the goods themselves. Measure the packed box when you look up the fees, since half an inch can push it
into a dearer size class. Then do the sum again at a price two dollars lower, because a competitor may force you down
to it. If nothing is left, choose another product. You have spent a week and no money.</p>

<h3>'There was no reason to choose us'</h3>
<p>Type what a buyer would type and study the first page of results. Read the worst reviews of each product on it. You
are looking for a complaint that several of them get and yours would not. If you find one, make it the subject of your
second picture. If you do not, change the product before you write a listing for it.</p>

<h3>'We were stuck in paperwork until the season was over'</h3>
<p>Opening a seller account means proving who you are. The company name on your documents has to match the name you
register exactly, down to the full stop after 'Inc'. Some categories ask for test reports or insurance, and a trade
mark takes months. Start all of this before the photographs, and plan to launch without the trade mark.</p>

<h3>'People sent it back'</h3>
<p>They expected something else. Show the product in use, next to something familiar so that its size is plain, and
with everything that comes in the box. Then let somebody who has never seen it read the page and describe the product
to you. Correct whatever gave them the wrong idea. It takes a quarter of an hour and has turned something up every
time I have done it.</p>

<h3>'It sold out in week three'</h3>
<p>Run out of stock and you lose the place in the results that you have just paid for. Send what you hope to sell in
six to eight weeks, and keep about as much again within reach. Work out now how long a new delivery takes, from
leaving the factory to being on sale, including the queue at the warehouse. Count back that far on the calendar and
you have your reorder date. It is nearly always earlier than people expect.</p>

<h3>'The ads ate everything'</h3>
<p>Advertising a product without reviews is expensive, and you should expect it to be. Launches die when the whole
budget goes in nine days and somebody turns it off. Take the sum you can afford to lose, divide it over six weeks and
keep to it. Start with just two campaigns: an automatic one to learn what people type, and a manual one with about ten
exact keywords.</p>

<h3>'Our account was suspended'</h3>
<p>Somebody had asked friends for reviews, or put a voucher in the box. There are two safe ways to get reviews: the
button that requests one for an order, and the marketplace's own sampling programme if your brand is admitted. Tell
the whole team, and the well-meaning cousin.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'How to run the session yourself',
      description: `
<p>Invite the people who will pack the goods, pay for them, photograph them or answer customers. Four to six are
plenty. The person whose idea the product was should come too, and speak last.</p>
<p>After ten minutes of writing, go round the table and take one reason from each person, and keep going round until
nobody has any left. Nobody comments yet. Write every reason up where everyone can see it, in the speaker's own
words.</p>
<p>Then give each person three votes for the reasons they believe in most. Take the five with the most votes, and ask
of each what you could do in the next two weeks to make it less likely. Put a name and a date next to it. If nobody
takes a reason, leave it on the wall. It will come up again.</p>
`,
      linkedin: '',
      image: 'How to run the session yourself',
      image_alt: 'Artwork for the section "How to run the session yourself"',
    },
    {
      sequence: 2,
      heading: 'The calendar that comes out of it',
      description: `
<p>For a product that exists and can be reordered, the result usually looks something like this. The weeks are counted
from the day the offer goes live.</p>
<table>
  <thead><tr><th>Week</th><th>Work</th><th>Go on only if</th></tr></thead>
  <tbody>
    <tr><td>8 before</td><td>Cost sheet, study of the competition</td><td>Money is left at the lower price</td></tr>
    <tr><td>7 and 6 before</td><td>Account, barcodes, paperwork</td><td>The account is approved</td></tr>
    <tr><td>5 to 3 before</td><td>Photographs, title, bullet points</td><td>A stranger describes it correctly</td></tr>
    <tr><td>2 before</td><td>Send stock</td><td>One carton has been checked and photographed</td></tr>
    <tr><td>Opening</td><td>Order one yourself, start two campaigns</td><td>It arrived undamaged and on time</td></tr>
    <tr><td>3 after</td><td>Read search terms and return reasons</td><td>You know what to fix first</td></tr>
    <tr><td>4 after</td><td>Decide on the reorder</td><td>The real costs are on the sheet</td></tr>
  </tbody>
</table>
`,
      linkedin: '',
      image: 'The calendar that comes out of it',
      image_alt: 'Artwork for the section "The calendar that comes out of it"',
    },
    {
      sequence: 3,
      heading: 'If it fails all the same',
      description: `
<p>At the very beginning, put a final meeting in the calendar for three months after the launch. Bring the cost sheet,
with the real figures next to the planned ones, and the reasons from that first session.</p>
<p>If you make money on a sale without launch advertising, carry on. If one line of the sheet is wrong and you know
how to put it right, with a smaller box, say, or a stronger hinge, do that and meet again. If the sums only work at a
price that nobody is paying, stop. Turn the ads down, let the stock sell out and close the listing.</p>
<p>You keep the account, the paperwork and a team that has done this once, so the next product starts halfway there.
If you would like a second opinion on your cost sheet, <a href="/contact-us">send it to us</a>.</p>
`,
      linkedin: '',
      image: 'If it fails all the same',
      image_alt: 'Artwork for the section "If it fails all the same"',
    },
  ],
};
