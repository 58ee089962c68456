import type { Seed } from '../../../records.ts';

export const webDevelopment: Seed<'service'>[] = [
  {
    title: 'Website Design and Build',
    short_description:
      'A website of five to fifteen pages, written, designed and built in about six weeks. ' +
      'You can edit it yourself afterwards, and every file belongs to you.',
    category: 'webDevelopment',
    price: '$6,800',
    image: 'Website Design and Build card',
    image_alt: 'Artwork for Website Design and Build: abstract shapes',
    detail_page_heading: 'A website in six weeks that your own people can edit',
    detail_page_image: 'Website Design and Build detail',
    detail_page_image_alt: 'Artwork for Website Design and Build: abstract composition',
    detail_page_description: `
<p>You get a website of five to fifteen pages: the words, the design, the build and the move to your own domain. It
works on an old phone with a weak signal. Anyone on your staff can change a price or the opening hours without asking
us.</p>
<h2>The six weeks</h2>
<h3>Week 1: questions</h3>
<p>Sana spends ninety minutes on a call with you. She wants to know why customers ring up, what they complain about
and which jobs you would like more of. By Friday you have a list of pages, with one sentence on what each of them must
do.</p>
<h3>Week 2: words</h3>
<p>We write every page as plain text and you correct us in a shared document. This is the week that needs you
most.</p>
<h3>Weeks 3 and 4: design</h3>
<p>Mira designs the home page and one inner page around the finished text. You have two rounds of changes. Use the
first for anything big, such as the order of the page, and keep the second for details.</p>
<h3>Week 5: build</h3>
<p>Daniel builds the site at a private address. You can look at it from the first day, half-finished as it is, and
comment as it grows.</p>
<h3>Week 6: checks and launch</h3>
<p>We send a test through every form, read each page aloud and redirect the old addresses, so that links from other
sites still work. We launch on a Tuesday. If something needs fixing, there are three working days left in the
week.</p>
<h2>Your hours</h2>
<p>Allow ten in all, four of them in week 2. Name one person who can say yes. Projects that wait for a committee take
longer, and we will tell you so at the start.</p>
<h2>What the price leaves out</h2>
<p>Photography, translation and the fees for domain and hosting, which you pay directly, in your own name. If you want
to sell from the site, see <a href="/services/online-shops">Online Shops</a>. We can look after it later under <a
href="/services/website-care">Website Care</a>.</p>
`,
    detail_page_strategy_heading: 'We finish the words before we draw',
    detail_page_strategy_description: `
<p>Many websites are drawn first, with grey filler where the text will go. Then the real text arrives. It is twice as
long as the box, or there turns out to be nothing to say, and the design gets bent to fit.</p>
<p>We do it the other way round. When the words are settled, you already know what the site says and to whom. All the
design has to do then is make it easy to read and act on. It also makes the meetings shorter, because people find it
easier to agree on a sentence than on a shade of green.</p>
`,
  },
  {
    title: 'Online Shops',
    short_description:
      'An online shop with payment, delivery, stock and returns worked out before it opens. ' +
      'Built in eight weeks and handed over to your staff.',
    category: 'webDevelopment',
    price: '$9,400',
    image: 'Online Shops card',
    image_alt: 'Artwork for Online Shops: abstract shapes',
    detail_page_heading: 'A shop that takes the order and gets the stock right',
    detail_page_image: 'Online Shops detail',
    detail_page_image_alt: 'Artwork for Online Shops: abstract composition',
    detail_page_description: `
<p>Before we draw anything, we buy something from you: on a phone, in the evening, with the wrong postcode typed first.
Then we send it back. You receive our notes on both, and the project starts from them. If you do not sell online yet,
we do the same at two shops your customers already use.</p>
<p>Eight weeks later you have product pages, payment, delivery rules, tax settings, order emails and a returns form.
Behind them is one screen on which a single person can work through the morning's orders.</p>
<h2>How the weeks are spent</h2>
<ol>
<li><strong>The shelf, weeks 1 and 2.</strong> We sort the catalogue: names, sizes, what counts as a variant and what
sells together. An untidy product list slows down every later step.</li>
<li><strong>The product page, weeks 3 and 4.</strong> Mira designs it for your most awkward product. If it works for
the made-to-order bowl in eleven glazes, it will work for a mug.</li>
<li><strong>The checkout, weeks 5 and 6.</strong> Customers may buy without an account.</li>
<li><strong>The rehearsal, week 7.</strong> Your staff place and pack test orders, including a refund and a lost
parcel.</li>
<li><strong>The opening, week 8.</strong> We open to past customers first and watch those orders with you.</li>
</ol>
<h2>Who brings what</h2>
<table>
<thead><tr><th>Part</th><th>You</th><th>Plinth</th></tr></thead>
<tbody>
<tr><td>Photographs</td><td>A clear picture of each item</td><td>A shot list, cropping, colour matching</td></tr>
<tr><td>Product text</td><td>Sizes, materials, care</td><td>The writing, for up to sixty products</td></tr>
<tr><td>Payment</td><td>An account in your name</td><td>Connection and tests</td></tr>
<tr><td>Delivery</td><td>Your carrier's price list</td><td>Zones and rules</td></tr>
</tbody>
</table>
<p>Count on fifteen hours of your time, most of it in weeks 1 and 7. The price does not include taking photographs,
text for further products or the payment provider's fees. Selling on Amazon is <a
href="/services/amazon-store-launch">a separate service</a>.</p>
`,
    detail_page_strategy_heading: 'Tell people the delivery cost early',
    detail_page_strategy_description: `
<p>Shoppers who first see the delivery charge on the last screen feel tricked, even when it is fair. So we put it on
the product page, next to the price, with the day the parcel should arrive.</p>
<p>To make that possible, we ask you to simplify your rates first. Two or three delivery prices that are roughly right
are better than a table of forty that is exactly right. You lose a little on a heavy parcel and make it up on a light
one. Your staff also stop answering the same question by email.</p>
`,
  },
  {
    title: 'Web Applications',
    short_description:
      "Booking desks, quoting tools and members' areas that run in the browser, built around the way you already work.",
    category: 'webDevelopment',
    price: 'from $14,000',
    image: 'Web Applications card',
    image_alt: 'Artwork for Web Applications: abstract shapes',
    detail_page_heading: 'Replace the spreadsheet that one person understands',
    detail_page_image: 'Web Applications detail',
    detail_page_image_alt: 'Artwork for Web Applications: abstract composition',
    detail_page_description: `
<p>A web application is software that your staff or customers use in the browser. It might be for booking boats,
pricing a staircase or collecting a year's receipts. You get the working application, its source code and a handbook
of about ten pages. Here is what people ask before they start.</p>
<h3>We have no specification. Is that a problem?</h3>
<p>No. Daniel watches one of your people do the job on a shared screen, first an ordinary case and then an odd one,
such as a booking cancelled after payment. Most of the work is in the odd cases. From these sessions he writes a list
of screens, and we give you a fixed price for it.</p>
<h3>When can we use something?</h3>
<p>The first working part arrives in week 4, with your real data in it. After that there is a new part every
fortnight. Most projects take between ten and sixteen weeks.</p>
<h3>What if we change our minds?</h3>
<p>You will. Swapping one thing for another of the same size costs nothing. Anything larger gets its own price, and
you decide before we touch it.</p>
<h3>What happens to the data we have now?</h3>
<p>We move it twice. The first time is a rehearsal: you check twenty records by hand and tell us what looks wrong. The
second time is for good, usually over a weekend.</p>
<h3>How much of our time does it take?</h3>
<p>Two hours a week from the person who knows the work best, for the whole project. If you cannot spare them now, we
would rather begin in a quieter month.</p>
<h3>What do you turn down?</h3>
<p>Apps for the phone stores, payroll and medical records. We take over another developer's unfinished code only after
a paid week of reading it. The hosting provider bills you directly, and we quote separately for staff training beyond
two recorded sessions.</p>
`,
    detail_page_strategy_heading: 'The smallest useful part goes live first',
    detail_page_strategy_description: `
<p>We look for one job that people do every day and that goes wrong every week. That becomes the first release.
Everything else waits.</p>
<p>At a club, it might be the sheet for signing out boats. Once people use the new version every morning, they tell us
things that no meeting would have brought up: they read the tablet in bright sun, or two members share a surname. We
plan the next parts around that. And if you had to stop halfway, you would still own something that works.</p>
`,
  },
  {
    title: 'Website Care',
    short_description:
      'Updates, backups, checks and small changes for a fixed monthly price, by people who know your site.',
    category: 'webDevelopment',
    price: '$190 a month',
    image: 'Website Care card',
    image_alt: 'Artwork for Website Care: abstract shapes',
    detail_page_heading: 'Your site stays in order, and a person answers your email',
    detail_page_image: 'Website Care detail',
    detail_page_image_alt: 'Artwork for Website Care: abstract composition',
    detail_page_description: `
<p>Website Care is for businesses with one website and nobody to look after it. You pay the same each month. We keep
the site up to date and make the small changes.</p>
<table>
<thead><tr><th>When</th><th>What we do</th><th>What you hear</th></tr></thead>
<tbody>
<tr><td>Each night</td><td>Store a copy with a second provider</td><td>Nothing, unless a copy fails</td></tr>
<tr><td>Each week</td><td>Install updates, on a test copy first</td><td>A short note on Friday</td></tr>
<tr><td>Each month</td><td>Test forms, links and page speed</td><td>One page with what we found</td></tr>
<tr><td>Each quarter</td><td>Restore a backup to prove it works</td><td>The date and how long it took</td></tr>
<tr><td>Each year</td><td>Review renewals and old logins</td><td>A list to approve</td></tr>
</tbody>
</table>
<h2>Small changes are included</h2>
<p>Each month covers two hours of the jobs you would rather not do: holiday hours, a new colleague's page, last year's
price list. Write to us in whatever way is easiest. You hear back within one working day. Unused time carries over for
one month and then lapses.</p>
<h2>If someone else built it</h2>
<p>We spend the first fortnight reading. You get a written list of what is sound and what worries us. If the site is
past saving, you pay for the reading and owe us nothing more.</p>
<h2>Your part, and the limits</h2>
<p>Ten minutes a month is enough to read the report. There is no night-time phone line: if something breaks outside
our hours, it waits until the first of us is at work. We quote for redesigns and new sections as separate projects. To
leave, give a month's notice and take a full copy with you.</p>
`,
    detail_page_strategy_heading: '',
    detail_page_strategy_description: '',
  },
];
