import type { Seed } from '../../../records.ts';

export const websites: Seed<'service'>[] = [
  {
    title: 'Practice Websites',
    short_description:
      'Eight to twelve pages for a firm, a clinic or a notary: written, set, built, and read by your compliance partner ' +
      'before anyone else sees them.',
    category: 'webDevelopment',
    price: '£7,800',
    image: 'Practice Websites card',
    image_alt: 'Print in green: hills with a few trees under a low sun',
    detail_page_heading: 'A website that a frightened person can use and a regulator can read',
    detail_page_image: 'Practice Websites detail',
    detail_page_image_alt: 'Print in sand: hills with a few trees under a low sun',
    detail_page_description: `
<p>You get eight to twelve pages. They say what you do in words your clients use on the telephone, who will deal with
them, what the first meeting is like, what it costs or how that is worked out, and what you need to know beforehand.
They do not say “passionate”.</p>
<h2>How the ten weeks go</h2>
<ul>
<li><strong>Weeks 1 and 2.</strong> Noor spends one morning in your reception and another with the person who sees
clients first. She leaves with a list of questions, in the order in which they worry people.</li>
<li><strong>Weeks 3 to 5.</strong> Elspeth writes. You see one page first, then the rest in threes.</li>
<li><strong>Week 6.</strong> Compliance reads. We have allowed a week because it has never taken less.</li>
<li><strong>Weeks 7 to 9.</strong> Tobias sets the pages and Iain builds them, on a private address you can open from home.</li>
<li><strong>Week 10.</strong> It goes live on a Wednesday morning, with Iain at the telephone.</li>
</ul>
<h2>What visitors leave behind</h2>
<p>Nothing. There are no cookies, no visitor statistics from third parties, no map that reports to its maker. If you need to
know how many people read the page on separation, the server can count views without knowing whose they were.</p>
<h2>Not included</h2>
<p>Photography, which we discourage anyway, and translations. A thirteenth page is £420.</p>
`,
    detail_page_strategy_heading: 'What it asks of you',
    detail_page_strategy_description: `
<p>About fourteen hours in ten weeks, most of them from one partner. Two mornings from the front desk. And one decision that
nobody else can make for you: which work you would like more of, and which you would rather went elsewhere.</p>
`,
  },
  {
    title: 'Enquiry Forms',
    short_description:
      'One form that asks for less, stores it safely, and tells people what happens after they press the button.',
    category: 'webDevelopment',
    price: '£1,650',
    image: 'Enquiry Forms card',
    image_alt: 'Print in sand: the contour lines of two hilltops',
    detail_page_heading: 'The first thing a client tells you, kept as carefully as the last',
    detail_page_image: 'Enquiry Forms detail',
    detail_page_image_alt: 'Print in green: the contour lines of two hilltops',
    detail_page_description: `
<p>Most enquiry forms were designed by the person who fills in the file afterwards. They ask for a date of birth
before they have said hello, and send the answers through three mailboxes in plain view. We replace yours.</p>
<h2>What you get</h2>
<ul>
<li>A form of four or five questions, each of which somebody at your practice actually needs before ringing back.</li>
<li>A sentence beside the box that says what not to write there.</li>
<li>Storage on your own server, with a notice by email that contains no details at all, only that something has arrived.</li>
<li>A date on which each message is deleted, and a record that it was.</li>
<li>Three replies for your staff to send: you are in the right place, you are not, and please ring this number now.</li>
</ul>
<h2>How it is tested</h2>
<p>By people in a hurry, on old telephones, with one thumb. Then by Iain, who types things into it that your insurer would
not enjoy. You get his notes.</p>
<h2>What it cannot do</h2>
<p>It is not an emergency line and has to say so. And a form cannot make anyone ring back. If messages lie unread for
three days, tell us; that is usually a matter of whose job it is, and costs nothing to put right.</p>
`,
    detail_page_strategy_heading: 'How many questions is too many',
    detail_page_strategy_description: `
<p>We take each one and ask who reads the answer before the first conversation. If nobody does, it goes. So far one practice has
wanted one back: the surname.</p>
<p><a href="/our-work/nineteen-questions-and-then-four">The Harbour Rooms</a> let us show how theirs went.</p>
`,
  },
  {
    title: 'Archive Catalogues',
    short_description:
      'A website for papers that may be searched, may be asked for, or may not be mentioned until 2041, each shown for what it is.',
    category: 'webDevelopment',
    price: '£12,500+',
    image: 'Archive Catalogues card',
    image_alt: 'Print in green: single leaves and berries',
    detail_page_heading: 'A catalogue that knows what it may not show',
    detail_page_image: 'Archive Catalogues detail',
    detail_page_image_alt: 'Print in sand: single leaves and berries',
    detail_page_description: `
<p>Small archives are given boxes together with conditions. The letters may be read but not copied; the diaries are closed
while anyone named in them is alive; box 31 is not to be opened, and nobody remembers why. A catalogue from a museum supplier
has a field for the shelf and none for the promise.</p>
<h2>What you get</h2>
<ul>
<li>A searchable catalogue with every item that may be described, whether or not it may be seen.</li>
<li>Four states for each item, in plain words: read it here, ask to read it, closed until a date, not described.</li>
<li>Dates that act by themselves. On 1 January 2041 the diary opens and you get a letter a month before.</li>
<li>A request form that knows which items need the family’s consent, and asks for it.</li>
<li>Your records as files that the next system can read. There is always a next system.</li>
</ul>
<h2>How long it takes</h2>
<p>Four months for up to 5,000 descriptions that exist in some form: cards, a typescript, a spreadsheet with colours that mean
something. We do not describe documents. That is a profession, and we can name people who have it.</p>
`,
    detail_page_strategy_heading: 'We begin with the promises',
    detail_page_strategy_description: `
<p>Before any design, we sit down with the deeds of gift and copy out every condition. It takes two days, it is dull, and it
has twice turned up a promise that the present trustees had not known they were keeping.</p>
`,
  },
  {
    title: 'Quiet Upkeep',
    short_description:
      'Updates, copies, small changes, and somebody who notices that a certificate is running out. By the month.',
    category: 'webDevelopment',
    price: '£140',
    image: 'Quiet Upkeep card',
    image_alt: 'Print in grey: a small sailing boat on calm water',
    detail_page_heading: 'Your website, looked after by one person who knows it',
    detail_page_image: 'Quiet Upkeep detail',
    detail_page_image_alt: 'Print in sand: a small sailing boat on calm water',
    detail_page_description: `
<p>Iain looks after forty-one websites. He knows them by name, as a shepherd knows sheep. On the first Tuesday of each month he
installs what has to be installed, restores the last copy on a second machine to see that it can be restored, and sends you
five lines about it.</p>
<h2>What is included</h2>
<ul>
<li>Updates, a daily copy kept for ninety days, and a watch on the address, day and night.</li>
<li>An hour of changes a month: a new partner, a changed fee, a holiday notice. Unused hours lapse, because otherwise people
save them up for a redesign.</li>
<li>An answer on the same working day. If the site is down, within the hour until ten at night.</li>
<li>Deleting what should be deleted, on the day it should be, with a line in a log that you can show to an auditor.</li>
</ul>
<h2>What is not</h2>
<p>New pages, and websites whose builder has vanished with the passwords. We take those on after looking at them for a day,
which is £380 and sometimes ends in advice to begin again.</p>
`,
    detail_page_strategy_heading: 'Leaving is easy',
    detail_page_strategy_description: `
<p>A month’s notice. You get a copy of everything, a list of what renews when, and an hour of Iain for his successor.
He is not offended. He has been known to ask after the website later.</p>
`,
  },
];
