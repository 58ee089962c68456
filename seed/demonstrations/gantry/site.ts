import type { Seed } from '../../records.ts';

export const settings: Seed<'settings'> = {
  product_name: 'Gantry',
  footer_short_description: 'Seven people, one shed, one forklift. Amazon and shops for makers, from Rotterdam.',
  expertise_heading: 'Marketplaces and shops for makers',
  expertise_description:
    'Gantry in Rotterdam opens, fixes and runs Amazon accounts and online shops ' +
    'for makers of food, bicycles, tools and outdoor things. Prices are on the page.',
  phone: '+31 10 055 01 42',
  phone_label: 'Shed, 7:30 to 17:00',
  email: 'shed@gantry.example',
  linkedin: 'https://linkedin.example/company/gantry',
  contact_heading: 'Or skip the form',
  contact_person: 'Joke Verhulst',
  booking_link: '/meeting',
  notification_email: '',
  privacy_notice:
    'We use this to answer you and for nothing else. To see it or have it deleted: one line to shed@gantry.example.',
  cancel_text: 'Something came up? Cancel here. No reason needed, we have a forklift to wash anyway.',
  privacy_link: '/privacy',
};

export const about: Seed<'about'> = {
  short_description:
    'Two of us come from warehouses, two from shops, one from a newspaper, one from a casino and one from a boat. ' +
    'You talk to the one who does the work.',
  breadcrumb_heading: 'Seven people. One forklift.',
  breadcrumb_short_description:
    'Gantry is in a shed on the Kraanspoorkade in Rotterdam. Half of it is desks. The other half is where we drop your ' +
    'parcels on the floor.',
  breadcrumb_description: `
<p>We work for people who make things: mustard, panniers, clamps, boots for mud. They are good at making them. Then somebody
says that they should be online, and a year later the shed is full of returns. That is when most of them ring.</p>
`,
  wwa_heading: 'Why an agency needs a loading dock',
  wwa_description: `
<p>Joke Verhulst (say <em>YO-kuh</em>, she has heard the other one) ran the night shift of a parcel depot for six years. Every
night she saw good products in bad boxes, with labels that fell off, sent by firms that spent a fortune on adverts. In
2017 she rented this shed with Pieter Kooiman, who had been counting garden tools for a wholesaler, and offered to look
at the boxes first.</p>
<p>It turned out that a box can tell you a good deal. Its weight decides what you may spend on an advert. The reason
it comes back decides what the page ought to say. So we put everybody in one room, and Femke writes your page three
metres from where the returns are unpacked.</p>
<p>We speak Dutch, English, German, Turkish, Portuguese and Frisian. Only the first three are for sale.</p>
`,
  wca_heading: 'House rules',
  wca_description: `
<p>They hang beside the kettle. Anybody may read them aloud to anybody, and clients do.</p>
<ul>
<li><strong>The sum comes first.</strong> If a product loses money on every sale, we do not advertise it.</li>
<li><strong>We hold it in our hands.</strong> Two of each, please, packed the way you pack on a busy day. You get them
back, some of them whole.</li>
<li><strong>Your name on the account.</strong> We are guests. You can throw us out with two clicks.</li>
<li><strong>A price before we start.</strong> And no percentage of your advert money, ever.</li>
<li><strong>No is an answer.</strong> Last year we gave it to nine of the forty-one who asked.</li>
<li><strong>Nothing opens on a Friday.</strong></li>
</ul>
`,
  team_heading: 'Who is in the shed',
};

export const servicePage: Seed<'servicePage'> = {
  breadcrumb_heading: 'Eight jobs. Eight prices.',
  breadcrumb_short_description:
    'Each one has a price, a week-by-week plan and a list of what is not in it. VAT comes on top, surprises do not.',
  breadcrumb_description: '',
  page_title: 'Not sure which? Start where it hurts',
  page_short_description: 'Most makers need one of these, and a second one a year later.',
  page_description: `
<p>Parcels come back: <a href="/services/twelve-listings-torn-down-and-rebuilt">the pages</a>. Baskets stay full and
nobody pays: <a href="/services/checkout-repair">the checkout</a>. You have never sold through a warehouse: <a
href="/services/first-pallet-opening-on-amazon">the first pallet</a>. The phone rings all day about spare parts: <a
href="/services/search-adverts-for-people-holding-the-broken-part">the part numbers</a>.</p>
`,
};
