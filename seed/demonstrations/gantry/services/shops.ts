import type { Seed } from '../../../records.ts';

export const shops: Seed<'service'>[] = [
  {
    title: 'A Shop of Your Own in Six Weeks',
    short_description:
      'Up to eighty products, the payment methods your customers use, postage that adds up. Yours to run from a phone.',
    price: 'from €9,800',
    category: 'webDevelopment',
    image: 'A Shop of Your Own in Six Weeks card',
    image_alt: 'A shop with a red and white awning',
    detail_page_heading: 'The marketplace rents you a shelf. This one is yours.',
    detail_page_image: 'A Shop of Your Own in Six Weeks detail',
    detail_page_image_alt: 'A shop with a black and white awning, containers and a telephone',
    detail_page_description: `
<p>A marketplace brings strangers. Your own shop keeps them. There you can write to people, sell them a spare part three
years later and decide what the parcel looks like. And nobody else's advert stands beside your product.</p>
<h2>What you get in six weeks</h2>
<ul>
<li>A shop with up to eighty products, designed by hand and quick on an old phone.</li>
<li>The ways of paying that people in your countries use. They are not the same in the Netherlands as in Germany, and
that alone explains half of the abandoned baskets.</li>
<li>Postage worked out from weight and size, shown before the basket.</li>
<li>Stock that matches your marketplace account, so that the last one is not sold twice.</li>
<li>Product pages made for your one hard question: <a href="/blogs/will-it-fit-my-bike-a-page-for-a-part-that-must-fit">does
it fit?</a></li>
<li>A day in our shed to learn it. Bring the person who packs.</li>
</ul>
<h2>The six weeks</h2>
<p>In the first, Shanice sits next to the person who answers your phone. In the second and third you see the shop with
your five most awkward products in it. In the fourth the rest come in. In the fifth we order things, return them, pay
with the wrong card and try to break the postage. In the sixth you open, on a Tuesday, never on a Friday.</p>
<h2>What it costs to keep</h2>
<p>Shop software, hosting and payments come to some €60 to €140 a month for most of our makers, paid by you directly.
We resell nothing, and you need nothing more from us. If you want somebody on call, it is €180 a month.</p>
<h2>Not in the price</h2>
<p>Photographs beyond the first twenty products, a second language (€1,900), shops for dealers with their own prices, and
moving more than three years of old orders.</p>
`,
    detail_page_strategy_heading: 'Build for the one who packs',
    detail_page_strategy_description: `
<p>A shop has two users. One buys now and then, on a sofa. The other sends forty parcels before lunch with gloves on.
Agencies design for the first and forget the second, who then needs a sticky note for every third order.</p>
<p>So we begin at the packing table. Which sheet comes out of the printer? What order are the lines in? How big is the
shelf number? When that works, orders leave on time, and nothing does more for a shop's reviews.</p>
`,
  },
  {
    title: 'Checkout Repair',
    short_description:
      'Two weeks on the last four screens of the shop you have. We watch ten people try to pay, and fix what stops them.',
    price: '€1,750',
    category: 'webDevelopment',
    image: 'Checkout Repair card',
    image_alt: 'A till and a spanner',
    detail_page_heading: 'They had it in the basket',
    detail_page_image: 'Checkout Repair detail',
    detail_page_image_alt: 'A basket with two boxes in it',
    detail_page_description: `
<p>Somebody wanted it, found it and put it in the basket. Then your checkout asked for a second phone number. This is
the cheapest place in the whole business to earn more, and hardly anybody looks at it, because owners never pay in
their own shop.</p>
<h2>Two weeks</h2>
<ol>
<li><strong>Monday and Tuesday:</strong> ten people who have never seen your shop buy something on their own phones.
We pay them and watch. You may watch too, if you can keep quiet.</li>
<li><strong>Wednesday:</strong> you get the list. Usually it has between fifteen and thirty lines, in the order of what
they cost you.</li>
<li><strong>The days after:</strong> we fix the first ten in your shop, one a day or so, each with a note on how to
undo it.</li>
<li><strong>The second Thursday:</strong> five new people.</li>
</ol>
<h2>What it tends to be</h2>
<p>The postage appears too late. An account is demanded. The address form rejects a house number with a letter. The
error says 'invalid', but not what is. The button is below the keyboard. A code field makes people leave to search for
a code.</p>
<h2>What we need</h2>
<p>A login that may change things in your shop, a copy to try things on, and one person who can say yes within a day.
It works for the usual shop systems. If yours is home-made, send us a link first, and we will say whether we dare.</p>
<h2>What we will not do</h2>
<p>Countdown clocks, 'seven others are looking at this', boxes that are ticked already. They work for a week. Then you
have customers who feel tricked, and in the European Union some of it is against the law as well.</p>
`,
    detail_page_strategy_heading: '',
    detail_page_strategy_description: '',
  },
];
