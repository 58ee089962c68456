import type { Seed } from '../../../records.ts';

export const amazon: Seed<'service'>[] = [
  {
    title: 'First Pallet: Opening on Amazon',
    short_description:
      'Account, sums, six product pages and the first pallet booked in. One country, eight weeks, your name on everything.',
    price: '€4,200',
    category: 'amazon',
    image: 'First Pallet: Opening on Amazon card',
    image_alt: 'A pallet packed with cartons',
    detail_page_heading: 'From a shed in the polder to a shelf in Germany',
    detail_page_image: 'First Pallet: Opening on Amazon detail',
    detail_page_image_alt: 'A crane lifting a container above the water',
    detail_page_description: `
<p>You make something good and have never sold it through a warehouse you cannot walk into. This is the service for
that. Six products, one country, one pallet. After eight weeks the button works, and somebody in your firm knows how to
send the second pallet without us.</p>
<h2>Week by week</h2>
<table>
<thead><tr><th>Week</th><th>We</th><th>You</th></tr></thead>
<tbody>
<tr><td>1</td><td>Weigh, measure and do the sum for twelve candidates</td><td>Send us two of each, packed</td></tr>
<tr><td>2</td><td>Strike six of them, and say why</td><td>Argue, if you like</td></tr>
<tr><td>2 to 5</td><td>Help you open the account</td><td>Bring papers that agree with one another</td></tr>
<tr><td>3 to 5</td><td>Write and photograph six pages</td><td>Correct everything that is wrong about your own
product</td></tr>
<tr><td>6</td><td>Label the pallet in our shed, book the truck</td><td>Come and watch, it takes a morning</td></tr>
<tr><td>7, 8</td><td>Check what was booked in against what was sent</td><td>Order one of each yourself</td></tr>
</tbody>
</table>
<h2>What is in the price</h2>
<p>All of the above, including photographs of the six products on white and in use, the paperwork for the barcodes and half a day of
training on your own account. The account is opened by you and belongs to you. We work in it as a guest whom you can
throw out with two clicks.</p>
<h2>What is not</h2>
<p>Amazon's monthly fee and its fees on each sale. The freight. Registering your trade mark and, abroad, for VAT: for
that you need an accountant, and we know three who answer the phone. Adverts come later, if at all.</p>
<h2>When we say no</h2>
<p>If fewer than three of your twelve leave money after the sum, we stop in week 2. Then you pay €600 for the sum and keep
it.</p>
`,
    detail_page_strategy_heading: 'One pallet is a question, ten pallets are a bet',
    detail_page_strategy_description: `
<p>The pallet is small on purpose. It will tell you which box splits, which size nobody orders and whether German
customers find 'pikant' amusing or alarming. All of that is cheap to learn from 300 pieces and ruinous to learn from
6,000.</p>
<p>We plan for the first pallet to be gone in ten weeks. If it takes four, we reorder early and say well done. If it
takes twenty, we know which of the six to bring home. Either way, you pack the second pallet with what the first one
taught you.</p>
`,
  },
  {
    title: 'Twelve Listings, Torn Down and Rebuilt',
    short_description: 'New titles, bullets, pictures and answers for twelve products. We begin with what came back.',
    price: '€2,600 for twelve',
    category: 'amazon',
    image: 'Twelve Listings, Torn Down and Rebuilt card',
    image_alt: 'Six tiles: a boot, a photograph, a jar, a pannier, a tarp and a clamp',
    detail_page_heading: 'Your page sold it. Then your page sent it back.',
    detail_page_image: 'Twelve Listings, Torn Down and Rebuilt detail',
    detail_page_image_alt: 'A large photograph over six small ones, and a crane hook',
    detail_page_description: `
<p>A listing has two jobs. It must make the right people order and the wrong people leave. Most pages do only the first,
and the second shows up on the returns bill.</p>
<h2>What happens to each page</h2>
<ul>
<li><strong>Title.</strong> What it is, what it is made of, what it fits. In the order in which people look.</li>
<li><strong>Seven pictures.</strong> Each answers one question. Wout shoots them in our shed, or your photographer
works from our list.</li>
<li><strong>Five bullets.</strong> The first one prevents the commonest return.</li>
<li><strong>Search words</strong> in the field that shoppers do not see, in the language they are typed in.</li>
<li><strong>Ten answers.</strong> The questions people ask, answered under your name.</li>
</ul>
<h2>How it goes</h2>
<p>You send us two of each product, and six months of returns. Femke reads every comment. In the second week you get
three pages, finished. Be hard on those: they set the tone for the other nine. In week four all twelve are up, in two
batches a week apart, so that you can see which change did what.</p>
<h2>Languages</h2>
<p>English, Dutch and German are written in this room. French and Swedish are written by two people we have worked with
for years, at €90 a page. We do not put a machine translation under your name. One
of those sold a client's bench vice as a bad habit for two years.</p>
<h2>Not included</h2>
<p>Films, A/B tests with paid tools, and promises about a place in the results. Changes after the second round are €75 an
hour. Few people need any.</p>
`,
    detail_page_strategy_heading: 'Twelve, because nobody reads the thirteenth',
    detail_page_strategy_description: `
<p>For most of our makers a dozen products bring in nearly all of the money. We rebuild those properly and leave the
rest of the catalogue alone. In a year, when number thirteen has earned it, you can write that page yourself from the
pattern of the twelve. The pattern is part of what you get: two pages, with your own words as examples.</p>
`,
  },
  {
    title: 'Account on Watch',
    short_description:
      'Somebody looks at your marketplace account every working morning: stock, prices, questions, strangers on your pages.',
    price: '€890 a month',
    category: 'amazon',
    image: 'Account on Watch card',
    image_alt: 'The lit cabin of a crane above four containers',
    detail_page_heading: 'Four minutes every morning, so that you need not look',
    detail_page_image: 'Account on Watch detail',
    detail_page_image_alt: 'Two cranes over one container at night',
    detail_page_description: `
<p>On most days nothing much goes wrong in an account. On the others it goes wrong at half past seven, while you are
filling jars. For eight years Murat has looked at accounts over his first coffee, and he knows what yours looks like
when it is well.</p>
<h2>The morning round</h2>
<ol>
<li>Is every product for sale, and by you?</li>
<li>Has a stranger turned up on a page? <a href="/blogs/somebody-else-sells-on-your-page">What we do then</a>.</li>
<li>Which product will reach its reorder point within a fortnight?</li>
<li>Questions and unhappy reviews: answered by us, or sent to you with a draft.</li>
<li>Letters from the platform. Some are advertisements, some are summonses, and they look alike.</li>
</ol>
<h2>What you get</h2>
<p>On days when something is up, you get a message. On the other days you get nothing, which is good news. On the
first of the month there is one page: what sold, what came back, what we did, what we think you should stop
selling.</p>
<h2>When it burns</h2>
<p>If a product is taken down, Murat starts on it the same morning and writes the appeal. It is included, up to six
hours a month. We have brought back 43 of the 46 listings that were taken down on our watch. The other three deserved
it.</p>
<h2>Small print</h2>
<p>Working days, 7:30 to 17:00, Rotterdam time. Up to sixty products in two countries, and €6 a month for each product
beyond that. Stop at the end of any month. We do not set your prices. We will tell you when we
think they are silly.</p>
`,
    detail_page_strategy_heading: '',
    detail_page_strategy_description: '',
  },
  {
    title: 'Shelf Adverts with a Ceiling',
    short_description:
      'Sponsored campaigns with a price per sale that we agree beforehand, and an off switch when the stock runs low.',
    price: '€640 a month',
    category: 'amazon',
    image: 'Shelf Adverts with a Ceiling card',
    image_alt: 'Bars that rise to a yellow line and stop there',
    detail_page_heading: 'We agree what a sale may cost, and stay under it.',
    detail_page_image: 'Shelf Adverts with a Ceiling detail',
    detail_page_image_alt: 'Bars below a red beam, and stacked boxes',
    detail_page_description: `
<p>Adverts on a marketplace are easy to buy and hard to stop. The console greets you with suggestions, and each of them
costs more than you spend now. So we work from a ceiling.</p>
<h2>The ceiling</h2>
<p>For each product we do the sum to the last cent: price, VAT, commission, postage, goods, returns. What remains is
what a sale may cost in adverts before you work for nothing. We put the ceiling well below that, and both of us
sign.</p>
<h2>Month one</h2>
<p>Inês starts with five products, no more, and a daily amount that nobody would miss. She
collects what people typed. At the end of the month the words that sold get campaigns of their own. The words that did
not are blocked, with a note on why.</p>
<h2>Every week after</h2>
<ul>
<li>Search words read, bids moved in small steps, never more than a fifth at a time.</li>
<li>Stock checked with Pieter before any budget goes up. With less than four weeks on the shelf, it goes down.</li>
<li>On Friday an email of five lines: spent, sold, changed, learned, next.</li>
</ul>
<h2>What it does not include</h2>
<p>The money for the adverts, which the marketplace charges to your card. Films and banners. And we take no
percentage of what you spend: the fee is the same in a month of €300 and in a month of €8,000, so you can believe us when
we say less.</p>
<h2>Not yet, if</h2>
<p>the product has never sold without adverts, the main picture is older than the packaging, or there are fewer
than eight weeks of stock. Do <a href="/services/twelve-listings-torn-down-and-rebuilt">the pages</a> first. You will
hear that from us before you have paid anything.</p>
`,
    detail_page_strategy_heading: 'The advert that nobody needs',
    detail_page_strategy_description: `
<p>Some of your adverts are shown to people who typed your name. They would have bought anyway. Those campaigns look
splendid in every report, which is why agencies like them.</p>
<p>We keep your name in a campaign by itself, small, and leave it out of the ceiling. Once a quarter we switch it off for
two weeks and count. In four accounts out of nine it could stay off.</p>
`,
  },
];
