import type { Seed } from '../../../records.ts';

export const marketing: Seed<'service'>[] = [
  {
    title: 'Four Letters After the Parcel',
    short_description:
      'Emails for the days after delivery: how to open it, what people get wrong, one question, and the part that wears out.',
    price: '€2,200 once',
    category: 'digitalMarketing',
    image: 'Four Letters After the Parcel card',
    image_alt: 'Four envelopes on a conveyor belt',
    detail_page_heading: 'The best customer of your year already has your parcel',
    detail_page_image: 'Four Letters After the Parcel detail',
    detail_page_image_alt: 'A letter rising from an open box',
    detail_page_description: `
<p>We write four emails for the half year after somebody has bought from your own shop. They help with the thing in their
hands, and one of them sells. You can read <a href="/blogs/the-email-that-goes-out-after-the-parcel-lands">how they work
and what is in them</a>. If you would rather write them yourself, that post is all you need.</p>
<h2>If we do it</h2>
<ul>
<li>Femke spends a morning with the person who answers your phone, and another with your returns.</li>
<li>You get four letters for up to three kinds of product, with drawings where a drawing is quicker.</li>
<li>We set them up in the mail program you use, counted from the day of delivery and stopped by any reply.</li>
<li>After ten weeks we read the replies together and change what did not work.</li>
</ul>
<h2>What we need from you</h2>
<p>About nine hours in all. A list of customers who may be written to, with proof of how they came onto it. And
somebody who reads the replies, because there will be replies. If nobody has time for those, do not begin.</p>
<h2>Not included</h2>
<p>Newsletters, birthday greetings, sequences for people who have not bought anything. The program itself costs between
nothing and €40 a month for most of our makers. Marketplaces do not allow letters like these, so they work only for
your own shop.</p>
<h2>A fair warning</h2>
<p>The first three letters earn nothing that you can see. Returns go down and the phone rings less, and both are hard
to put on a slide. The fourth pays for the other three, from about the sixth month.</p>
`,
    detail_page_strategy_heading: '',
    detail_page_strategy_description: '',
  },
  {
    title: 'Search Adverts for People Holding the Broken Part',
    short_description:
      'Adverts on part numbers, models and odd measures, in up to three languages. Small words, cheap clicks, real orders.',
    price: '€580 a month',
    category: 'digitalMarketing',
    image: 'Search Adverts for People Holding the Broken Part card',
    image_alt: 'A magnifying glass over a stamped number plate',
    detail_page_heading: 'Somebody is typing your part number right now',
    detail_page_image: 'Search Adverts for People Holding the Broken Part detail',
    detail_page_image_alt: 'A number plate below a magnifying glass, and a crane hook',
    detail_page_description: `
<p>For makers with many parts and few customers for each: tools, bicycles, machines, tents with poles that break. We
turn your price list into two thousand small phrases, with an advert that names the part and a click that lands on it.
<a href="/blogs/bid-on-the-part-number">The idea in full</a> is on our blog.</p>
<h2>The first four weeks</h2>
<p>Pieter cleans the price list: stamped numbers, old numbers, numbers from before your father renamed everything. Inês
builds the campaigns from it with a sheet, so that a new part is one new line. We check the fifty most important numbers
by hand for double meanings. Then it starts with a small amount a day.</p>
<h2>And then</h2>
<p>Every second week: what people typed, what they bought, which words to block. Parts that are out of stock pause
themselves within the day. Once a quarter you bring us the parts that are new, and take out the ones you have stopped.</p>
<h2>It works if</h2>
<ul>
<li>you have at least a hundred parts that somebody might look for by number or model,</li>
<li>each has a page of its own, or could have one,</li>
<li>and you can send within two days.</li>
</ul>
<h2>It does not work if</h2>
<p>people do not know yet that your kind of product exists. Nobody searches for the number of something they have never
seen. For that you need a fair, a good photograph or a friend with a large moustache and many followers. We do not
provide any of these.</p>
<h2>The fee</h2>
<p>€580 a month and €1,400 once for cleaning the list, up to 500 parts. The clicks are charged to your card by the
search engine. For most of our makers they come to less than our fee, which we mention so that you do the sum.</p>
`,
    detail_page_strategy_heading: '',
    detail_page_strategy_description: '',
  },
];
