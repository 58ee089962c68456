import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Five numbers to read every Monday',
  short_description:
    'A single page to fill in by hand in ten minutes, and the one rule that keeps it from becoming a dashboard.',
  team_id: 'Sana Qureshi',
  category_id: 'Marketing',
  daysAgo: 81,
  image: 'Five numbers to read every Monday',
  image_alt: 'Cover artwork for "Five numbers to read every Monday"',
  description: `
<p>The rule comes first. A number earns its place on the Monday page only if you can finish this sentence about it:
'If it gets worse than this, we will do that.' Page views rarely pass. Followers never do.</p>
<p>In most small businesses that sell something, these five do.</p>
<table>
  <thead><tr><th>Number</th><th>Where it comes from</th><th>If it is bad two weeks running</th></tr></thead>
  <tbody>
    <tr><td>New enquiries or first orders</td><td>Your inbox or shop, counted by a person</td>
    <td>Send yourself an enquiry or place a test order. Is something broken?</td></tr>
    <tr><td>Hours to the first reply</td><td>The slowest of last week's enquiries</td>
    <td>Decide who answers on which day</td></tr>
    <tr><td>Enquiries that became customers</td><td>Last month's enquiries, checked today</td>
    <td>Ring two people who said no and ask why</td></tr>
    <tr><td>Money spent to find customers</td><td>All advertising bills together</td>
    <td>See whether an ad was rejected or a card expired</td></tr>
    <tr><td>Customers who came back</td><td>Invoices or orders, by name</td>
    <td>Write to five who used to buy and have stopped</td></tr>
  </tbody>
</table>
<p>The third number is last month's on purpose. People who wrote last week have had no time to decide, and counting
them would make every Monday look bad. The second is the slowest reply because an average hides it: among nine quick
answers you would never see the woman who waited from Tuesday to Friday and then went elsewhere.</p>

<h2>Fill it in by hand</h2>
<p>I mean that literally. Print the page, or keep a sheet with one row per week, and type the figures in yourself. It
takes about ten minutes. An automatic dashboard takes none, and so nobody notices when it stops counting. Someone who
types 'new enquiries: 2' after weeks of nine or ten will stop and wonder.</p>
<p>Use whole numbers. With eleven enquiries a week, two more or two fewer mean nothing, and a percentage with a
decimal point hides that.</p>

<h2>Keep a column for what happened</h2>
<p>Next to the five figures, leave room for a remark. 'Public holiday.' 'Price list went out.' 'Ben on leave.' In
spring, when you wonder why one week in November was so good, the remark is worth more than the figures.</p>

<h2>What to leave for another day</h2>
<p>Plenty of other numbers matter once a month, or when you are looking into something: where visitors come from,
which newsletter was opened, what each ad cost. Look at them when you have a question. On Monday you only want to know
whether the business is healthy and whether somebody has to do something before Friday.</p>
<p>Keep the page as it is for a year before you add a sixth number. If you must add one sooner, take one away.</p>
`,
  headings: [],
};
