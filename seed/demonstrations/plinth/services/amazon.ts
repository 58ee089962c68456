import type { Seed } from '../../../records.ts';

export const amazon: Seed<'service'>[] = [
  {
    title: 'Amazon Store Launch',
    short_description:
      'From the first form to the first month of orders: up to ten products on sale in one country, ' +
      'in an account that is yours.',
    category: 'amazon',
    price: '$3,200',
    image: 'Amazon Store Launch card',
    image_alt: 'Artwork for Amazon Store Launch: abstract shapes',
    detail_page_heading: 'Your first products on Amazon, with the paperwork in order',
    detail_page_image: 'Amazon Store Launch detail',
    detail_page_image_alt: 'Artwork for Amazon Store Launch: abstract composition',
    detail_page_description: `
<p>An Amazon launch is half shopkeeping and half form-filling. We plan the shop and fill in the forms with you. At the
end, up to ten products are on sale in one country, the account is in your name, and a colleague of yours knows which
screens to look at each morning.</p>
<h2>Gather these first</h2>
<ul>
<li>Your company registration, showing the same address as your bank statement.</li>
<li>The passport or licence of the person who will answer for the account.</li>
<li>A bank account and a payment card that belong to the business.</li>
<li>A barcode for every product, or the reason it has none.</li>
<li>Trade mark papers, if you have them. They give you access to Amazon's brand tools. You can launch without them,
with plainer pages.</li>
</ul>
<p>Two documents that disagree can hold up a launch for weeks. Bilal compares them all before you upload anything.</p>
<h2>Then, in this order</h2>
<ol>
<li><strong>Sums.</strong> For each product we set the selling price against fees, packing, postage and likely
returns. Some products drop out at this stage, before they have cost you anything.</li>
<li><strong>Account.</strong> You open it while we share a screen. The identity check takes days or weeks, and nobody
can hurry it.</li>
<li><strong>Pages.</strong> We write each listing from your facts and photographs while the check runs.</li>
<li><strong>Stock.</strong> A small first shipment goes to Amazon's warehouse, or we set up postage if you send orders
yourself.</li>
<li><strong>Thirty days.</strong> Bilal looks at stock, questions and returns daily, and teaches your colleague to do
the same.</li>
</ol>
<h2>Your time</h2>
<p>About twelve hours, eight of them in the first fortnight. Expect seven to ten weeks from the day we start to
your first order.</p>
<h2>What you pay for elsewhere</h2>
<p>Amazon's fees, barcodes, safety tests and certificates, and photography. <a
href="/services/amazon-advertising">Advertising</a> is a service of its own, and we only suggest it once the products
have sold a little without it.</p>
`,
    detail_page_strategy_heading: 'Few products, one country, small boxes',
    detail_page_strategy_description: `
<p>It is tempting to list the whole catalogue everywhere and see what sells. But that spreads your stock thin, and you
make every mistake sixty times.</p>
<p>We choose products that travel well, leave room for fees and need little explaining. The first shipment is small on
purpose. If a box gets crushed or a label is wrong, only twenty parcels are affected. Once reorders are routine and
you understand the returns, you can add the next products the same way, without us.</p>
`,
  },
  {
    title: 'Amazon Listing Optimisation',
    short_description:
      'New titles, bullet points, search terms and picture plans for up to twenty products you already sell on Amazon.',
    category: 'amazon',
    price: '$240 a listing',
    image: 'Amazon Listing Optimisation card',
    image_alt: 'Artwork for Amazon Listing Optimisation: abstract shapes',
    detail_page_heading: 'Listings that answer the question before the shopper asks it',
    detail_page_image: 'Amazon Listing Optimisation detail',
    detail_page_image_alt: 'Artwork for Amazon Listing Optimisation: abstract composition',
    detail_page_description: `
<p>Here is a title of the kind we are often sent, and how we would write it.</p>
<table>
<thead><tr><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr>
<td>Premium Tea Strainer Best Quality Stainless Steel Infuser Loose Leaf Gift Kitchen Mesh Super Fine</td>
<td>Fine Mesh Tea Strainer for Mugs, Stainless Steel, with Drip Bowl</td>
</tr>
</tbody>
</table>
<p>The second one is shorter and says more: what the strainer fits, what it is made of and what comes in the box. The
other search words move to fields that shoppers do not see.</p>
<h2>What each product gets</h2>
<p>A title, bullet points, a description, hidden search terms and a picture plan. The plan names each photograph and
the question it has to answer, such as how the strainer looks on the mug you own.</p>
<h2>Where the words come from</h2>
<p>We read your reviews, your rivals' reviews, customer questions and the reasons given for returns. If buyers keep
asking whether the lid fits, the answer belongs in the second picture.</p>
<h2>Four weeks, two batches</h2>
<p><strong>Week 1</strong> is reading, and an hour with you about the products. In <strong>week 2</strong> you get
three drafts; correct them hard, because they set the tone for the rest. In <strong>week 3</strong> we write the
others and upload the first half. In <strong>week 4</strong> the second half goes up. Working in two batches lets you
compare changed pages with unchanged ones over the same days. We check again a week later, since Amazon sometimes
brings old text back.</p>
<h2>Your time, and our limits</h2>
<p>Four hours: one to talk and three to read. Photography is not included, but your photographer can work from our
plan. We make no claims that you cannot prove, and we do not ask for reviews in ways that Amazon forbids. Nor can we
promise a place in the results.</p>
`,
    detail_page_strategy_heading: '',
    detail_page_strategy_description: '',
  },
  {
    title: 'Amazon Advertising',
    short_description:
      'Sponsored campaigns planned around your real margins and checked every week, ' +
      'with a plain note on where the money went.',
    category: 'amazon',
    price: '$750 a month',
    image: 'Amazon Advertising card',
    image_alt: 'Artwork for Amazon Advertising: abstract shapes',
    detail_page_heading: 'Know where your advertising money went, every single week',
    detail_page_image: 'Amazon Advertising detail',
    detail_page_image_alt: 'Artwork for Amazon Advertising: abstract composition',
    detail_page_description: `
<p>Sometimes our first advice is to wait. If your page says too little, or the stock runs out on Thursday, an advert
only pays to disappoint people. So we begin with a short test.</p>
<h2>Ready to advertise?</h2>
<ul>
<li>Does the product sell now and then without adverts?</li>
<li>Is there stock for the next eight weeks?</li>
<li>Do you know what is left of the price after goods, fees and postage?</li>
<li>Have you answered the complaint that comes up most in the reviews?</li>
</ul>
<p>If any answer is no, we say what to do first. For thin pages that is
<a href="/services/amazon-listing-optimisation">listing work</a>. The test costs nothing.</p>
<h2>The first month</h2>
<p>We start with a few products and a daily limit that will not cost you any sleep. For a fortnight we mostly collect
the words people typed before they clicked. In the second fortnight the good ones get campaigns of their own, and we
block the useless ones.</p>
<h2>Every week after that</h2>
<p>Bilal reads the search terms, moves bids in small steps and checks stock before raising any budget. On Friday you
get his note: what he spent, what it sold, what he changed and why. If a campaign no longer pays for itself, the note
says so.</p>
<h2>Your time</h2>
<p>Three hours at the start for the figures, then twenty minutes a week. Tell us early about price changes, late
deliveries and products you mean to drop.</p>
<h2>What is not included</h2>
<p>The advertising budget, which Amazon charges to you directly, and video production. Our fee is fixed, so we gain
nothing by advising you to spend more.</p>
`,
    detail_page_strategy_heading: 'Find the break-even before the first bid',
    detail_page_strategy_description: `
<p>Suppose a lamp sells for 40. After goods, fees and postage, 12 remains. If the adverts for one sale cost 12, you
have worked for nothing. If they cost 15, you have paid somebody to take your lamp.</p>
<p>We write that figure down for every product before any campaign starts. Then we choose a lower one to aim for, and
agree when we may go over it. A launch is one good reason, and clearing old stock is another. With both figures on
paper, the weekly decisions are a matter of arithmetic. Nobody has to argue about whether a campaign feels
expensive.</p>
`,
  },
];
