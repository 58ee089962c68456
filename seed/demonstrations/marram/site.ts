export const about = {
  short_description:
    'Five people above a bookbinder in Edinburgh. Our clients cannot talk about their clients, and we do not talk about ours.',
  breadcrumb_heading: 'Five people, and a door that closes',
  breadcrumb_short_description:
    'Marram works for law firms, clinics, notaries, small foundations and the occasional archive. ' +
    'What they have in common is that the best stories they know are not theirs to tell.',
  breadcrumb_description: `
<p>Marram is the grass that holds a dune together. It grows mostly underground, it asks for little, and people notice it
only where it is missing, because that is where the sand has gone. We liked the comparison in 2014 and have not found a
better one.</p>
`,
  wwa_heading: 'How it came about',
  wwa_description: `
<p>Elspeth Rankine reported from the courts for eleven years and wrote down, every day, more than she could print. When she
left the newspaper, a solicitor whose cases she had sat through asked whether she would rewrite his website. He had read
it to his mother, and she had asked what he did for a living.</p>
<p>Noor Haddad joined from a fertility clinic, where she ran the front desk and knew which page of the website people had open
when they rang up in tears. Iain Calder had kept servers for a hospital. Tobias Wren had set annual reports for
charities that nobody read, and had views on why. Morag Sinclair came for a fortnight in 2017 to sort out the filing.</p>
<p>We are five and mean to stay so. There is one room, one kettle, and nobody overhears anything that we have not all
agreed to keep to ourselves.</p>
`,
  wca_heading: 'What we promise, and what we do not',
  wca_description: `
<ul>
<li><strong>We sign your undertaking, not ours.</strong> If your regulator or your insurer wants a particular form of words,
send it. If you have none, we have a page and a half that a solicitor wrote and another solicitor shortened.</li>
<li><strong>Nothing about your clients leaves your building.</strong> We work from invented examples. If we must see a
real letter, we come and read it at your desk.</li>
<li><strong>We do not name you.</strong> The few who appear on this site agreed to. Most of the people we work for are
not here, and never will be.</li>
<li><strong>We do not promise numbers.</strong> A family firm does not want more divorces. We can tell you whether the right
people find you and whether they understand what they found.</li>
</ul>
`,
  team_heading: 'Who has the key',
};

export const servicePage = {
  breadcrumb_heading: 'What we are asked to do',
  breadcrumb_short_description:
    'Eight pieces of work, each with its price. You can order them one at a time, and usually should.',
  breadcrumb_description: `
<p>Prices are for the whole piece of work unless they say otherwise, and exclude VAT. If yours turns out to be larger
than it looked, we tell you before we start, and you may say no.</p>
`,
  page_title: 'If you are not sure where to begin',
  page_short_description: 'Begin with the page that people read on their worst day.',
  page_description: `
<p>For a law firm it is often the page about fees, and <a href="/services/plain-english-rewriting">rewriting it</a> takes us
a day. For a clinic it is usually the <a href="/services/enquiry-forms">enquiry form</a>. A whole new
<a href="/services/practice-websites">website</a> is the right answer less often than people expect, and we would rather you
heard that from us before you paid for one.</p>
`,
};

export const settings = {
  product_name: 'Marram',
  footer_short_description: 'Words and websites for confidential work. Five of us, on the third floor, in Edinburgh.',
  expertise_heading: 'Communications for confidential work',
  expertise_description:
    'Marram writes and designs letters and websites, and looks after them, for law firms, clinics, notaries, foundations and archives.',
  phone: '+44 131 496 0172',
  phone_label: 'Edinburgh, weekdays until five',
  email: 'hello@marram.example',
  linkedin: 'https://linkedin.example/company/marram',
  contact_heading: 'If you would rather not type it',
  contact_person: 'Morag Sinclair',
  booking_link: '/meeting',
  service_categories: [
    { label: 'Websites', key: 'webDevelopment' },
    { label: 'Words', key: 'digitalMarketing' },
  ],
  privacy_notice:
    'Please leave out your clients’ names. Morag reads this first and shows it to one of us. ' +
    'For a copy, or to have it deleted sooner, write to hello@marram.example.',
  cancel_text: 'Plans change. Cancel here; you need not give a reason, and nobody will ask for one.',
  privacy_link: '/privacy',
};
