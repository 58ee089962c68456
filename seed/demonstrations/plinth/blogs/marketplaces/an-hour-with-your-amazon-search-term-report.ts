import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'An hour with your Amazon search term report',
  short_description:
    'A timed routine for the report that shows what shoppers typed before they clicked, and what that cost you.',
  team_id: 'Bilal Anwar',
  category_id: 'Marketplaces',
  daysAgo: 67,
  image: 'An hour with your Amazon search term report',
  image_alt: 'Cover artwork for "An hour with your Amazon search term report"',
  description: `
<p>You bid on keywords. Shoppers type whatever they like. The search term report shows where the two meet: the words
people actually typed before they clicked on your ad, what each click cost you and what they bought. Many sellers
download it once, see four thousand rows and close it. Set a timer and you can get through it in an hour, once every
two weeks.</p>

<h2>Minutes 0 to 10: get a clean file</h2>
<p>In the advertising console, ask for the search term report for Sponsored Products, summarised, for the last sixty
days. Leave the most recent week out. A sale is credited to a click for several days afterwards, so the newest clicks
always look worse than they are.</p>
<p>Save the file with the date in its name and keep it, because the console only goes back so far. Then make a copy
and delete every column except these: campaign, targeting, match type, customer search term, clicks, spend, orders,
sales.</p>

<h2>Minutes 10 to 20: work out your line</h2>
<p>Before looking at any row, decide what you can afford. Take the selling price and subtract the fees, the cost of the
goods and the postage. What remains is the most you can pay in advertising for one sale without losing money.</p>
<pre>Selling price          24.00
Amazon fees            -7.60
Goods and freight      -6.40
Left for ads and you   10.00</pre>
<p>In this example, 10.00 is the line. Write it at the top of the sheet. It gives you a rule: a search term that has
cost more than 10.00 and sold nothing has had a fair chance. One that has cost 1.20 and sold nothing has told you
nothing yet, however silly it looks.</p>

<h2>Minutes 20 to 35: the terms that cost and do not sell</h2>
<p>Filter for zero orders, sort by spend, and go down until you reach your line. Usually that is a few dozen rows.
Read each one and mark it with a letter.</p>
<ul>
  <li><strong>W, wrong product.</strong> You sell a steel lunch box and they searched for 'lunch box bag'. Add it as a
  negative. If one word is at fault in several rows, add that word as a negative phrase.</li>
  <li><strong>R, right product.</strong> They searched for exactly what you sell, clicked and left. A negative would
  only hide the problem. Search for it yourself on a phone and see what you are listed next to. Usually it is the
  price, the first picture or the number of reviews.</li>
  <li><strong>B, somebody else's brand.</strong> People who type a brand name mostly want that brand. Add it as a
  negative.</li>
  <li><strong>P, a product number.</strong> Terms made of <code>b0</code> and eight more characters are product pages
  on which your ad was shown. Open two or three. If they sell something dearer and no better, keep advertising
  there.</li>
</ul>

<h2>Minutes 35 to 50: the terms that sell</h2>
<p>Now filter for two orders or more and sort by sales. Divide spend by orders in a new column. You want more of every
term that comes in under your line.</p>
<p>Look at the targeting column for each one. If the term came from an automatic campaign or a broad keyword, give it
a place of its own: add it as an exact keyword in a manual campaign, with a bid near what you have been paying. Then
add it as a negative exact in the campaign it came from, so that the two do not bid for the same shopper. Leave a week
or so between the two steps, until the new keyword is getting clicks. I have seen good terms vanish because the old
route was closed before the new one opened.</p>
<p>Check one more thing. Is the term in your listing? If people buy after typing 'leakproof bento for adults' and the
word 'leakproof' appears nowhere on the page, you have found next week's job.</p>

<h2>Minutes 50 to 60: write down what you did</h2>
<p>Three columns: date, change, reason. It feels like paperwork until sales drop one month and somebody asks what
happened on the twelfth. Keep to about twenty changes a session. Make more and you cannot tell which of them
mattered.</p>

<h2>What the report will not tell you</h2>
<p>It covers searches that ended in a click on an ad. A shopper who saw you and scrolled on is not in it. It may also
credit a click with the sale of another of your products, so if your range is wide, go back to the full file, which
counts the advertised product separately. And it knows nothing about returns. If a term sells well and half the
parcels come back, shoppers are expecting something you do not sell.</p>
<p>If an hour every two weeks is more than you have, do only minutes 20 to 35, once a month. They are the minutes that
save you money.</p>
`,
  headings: [],
};
