import type { Seed } from '../../../records.ts';

export const digitalMarketing: Seed<'service'>[] = [
  {
    title: 'B2B Marketing',
    short_description:
      'Pages, guides and sales material for firms that sell to other firms, ' +
      "written from your specialists' knowledge and your buyers' questions.",
    category: 'digitalMarketing',
    price: '$1,400 a month',
    image: 'B2B Marketing card',
    image_alt: 'Artwork for B2B Marketing: abstract shapes',
    detail_page_heading: 'Be the name that buyers know when the budget arrives',
    detail_page_image: 'B2B Marketing detail',
    detail_page_image_alt: 'Artwork for B2B Marketing: abstract composition',
    detail_page_description: `
<p>A maker of packing machines once asked us for articles aimed at managing directors. We wrote four. They were good
articles, and nobody replied to them. Then Sana sat in on the sales calls and noticed who did the choosing. It was the
maintenance engineer, who wanted to know how long it takes to change a drive belt. Our fifth article told him. The
sales team sent it out that same week.</p>
<p>We had been writing for the wrong person. Every B2B project of ours now starts with the calls.</p>
<h2>The first quarter</h2>
<p><strong>Month one is listening.</strong> We sit in on sales calls, talk to five or six of your customers, including
one you lost, and read the questions in your inbox. You get a short report on who takes part in a purchase and what
each of them needs to hear.</p>
<p><strong>Month two is repairs.</strong> We rewrite the pages that buyers see shortly before they write to you. These
are usually the pages on price, delivery and what happens if something breaks.</p>
<p><strong>Month three is publishing.</strong> The first guide appears, based on an hour's conversation with one of
your specialists. With it come a one-page version to attach to a quotation and a few short posts for your sales people
to put their names to. From then on you get a guide each month.</p>
<h2>Hours we ask for</h2>
<ul>
<li>From a specialist: an hour of talking and half an hour of checking for each guide.</li>
<li>From sales: half an hour a fortnight, to tell us what came up.</li>
<li>From the person who signs things off: an answer within a week.</li>
</ul>
<h2>What we leave to others</h2>
<p>Cold calls, bought address lists, trade fair stands and translation. You can add advertising through <a
href="/services/search-and-paid-media">Search and Paid Media</a>.</p>
`,
    detail_page_strategy_heading: 'Help your reader explain you to a colleague',
    detail_page_strategy_description: `
<p>The person who finds you is seldom the person who pays. They have to go into a meeting and tell people who have
never heard of you why your offer is the sensible one.</p>
<p>So we write with that meeting in mind. Each guide ends with a paragraph to paste into an email. Every price says
what it includes. The awkward objection, the one your rivals will raise, is answered on the page in your own words.
After one reading, your reader should be able to make your case for you.</p>
`,
  },
  {
    title: 'Email Marketing',
    short_description:
      'A welcome, a regular letter and a few well-timed messages, ' +
      'written with you and sent to people who asked for them.',
    category: 'digitalMarketing',
    price: '$900 a month',
    image: 'Email Marketing card',
    image_alt: 'Artwork for Email Marketing: abstract shapes',
    detail_page_heading: 'Emails your customers would miss if they stopped coming',
    detail_page_image: 'Email Marketing detail',
    detail_page_image_alt: 'Artwork for Email Marketing: abstract composition',
    detail_page_description: `
<blockquote>The speckled bowls are out of the kiln. There are fewer than last time, and I will tell you
why.</blockquote>
<p>A good letter from a shop can begin like that. It has news in it, it sounds like a person, and you want to read on.
Priya writes such letters from what you tell her in half an hour.</p>
<h2>The four messages you get</h2>
<table>
<thead><tr><th>Message</th><th>Who receives it</th><th>What it is for</th></tr></thead>
<tbody>
<tr><td>Welcome</td><td>New subscribers, at once</td><td>Says who you are and how often you write</td></tr>
<tr><td>Letter</td><td>Everyone, once a month</td><td>News, and a reason to answer</td></tr>
<tr><td>Aftercare</td><td>Buyers, a week after delivery</td><td>Helps them use it, or complain</td></tr>
<tr><td>Farewell</td><td>People silent for a year</td><td>Asks whether to stop</td></tr>
</tbody>
</table>
<h2>Setting up</h2>
<p>It takes three weeks. In the first we go through your list and take out addresses that nobody can account for. We
also set up the DNS records that tell mailbox providers a letter is really from you. The second week is for writing
and for Mira's template. In the third we test: on phones, in dark mode, with pictures switched off.</p>
<h2>A month, once it runs</h2>
<p>On the first Monday you talk to Priya. By Thursday there is a draft. It goes out the following week, once you have
said yes. A few days later you hear what people read, clicked, answered and bought, with one thing to try next
time.</p>
<h2>Time, and what is not included</h2>
<p>Four hours for setting up and two a month from then on. You pay the email tool's subscription, and you keep the
list. We do not buy addresses or write to people who never agreed.</p>
`,
    detail_page_strategy_heading: 'One person writing to one reader',
    detail_page_strategy_description: `
<p>We ask for a sender with a name. People read a letter from Ines in a different mood from a letter from "the team",
and their replies go to a mailbox that Ines opens.</p>
<p>Then we pick one real customer to write to. Priya keeps that person in mind and cuts whatever they would skip. That
settles most questions of tone and nearly all questions of length. Each letter has one subject. However good the
second one is, it waits until next month, when you will be glad of it.</p>
`,
  },
  {
    title: 'Marketing Automation',
    short_description:
      'Replies, reminders and follow-ups that go out by themselves, ' +
      'sound like you and stop as soon as somebody answers.',
    category: 'digitalMarketing',
    price: '$2,600',
    image: 'Marketing Automation card',
    image_alt: 'Artwork for Marketing Automation: abstract shapes',
    detail_page_heading: 'Every enquiry gets its follow-up, even in your busiest week',
    detail_page_image: 'Marketing Automation detail',
    detail_page_image_alt: 'Artwork for Marketing Automation: abstract composition',
    detail_page_description: `
<p>Follow one enquiry through a joiner's office.</p>
<ul>
<li><strong>Monday, 9:10.</strong> A form arrives: oak stairs, no measurements.</li>
<li><strong>9:11.</strong> The sender gets a short reply with a drawing that shows what to measure.</li>
<li><strong>9:12.</strong> The estimator finds a task on his list, with the form attached.</li>
<li><strong>Wednesday.</strong> No measurements yet, so one reminder goes out.</li>
<li><strong>Thursday.</strong> The sender answers. All messages stop, and a person takes over.</li>
<li><strong>Three weeks after the quotation.</strong> If nothing has happened, a last note asks whether to close the
file.</li>
</ul>
<p>Nobody in the office had to remember any of it. You get up to five sequences like this one, each drawn on a single
sheet that your staff can read.</p>
<h2>How we set it up</h2>
<ol>
<li>Priya spends an hour with the person who answers enquiries and asks what gets forgotten.</li>
<li>We draw the sequences, and you strike out the ones that would annoy you as a customer.</li>
<li>We write the messages and connect your forms, calendar and customer list.</li>
<li>Your own staff play the customers for a week and try to break it.</li>
<li>We switch the sequences on one at a time, a few days apart.</li>
</ol>
<p>This takes five weeks and about nine hours of your time. A month later we come back, read what has gone out and
correct what needs it.</p>
<h2>Rules we do not bend</h2>
<p>A reply stops the sequence. Nobody is in two sequences at once. Every message names a person who will answer, and
anyone can opt out in one click.</p>
<h2>Not part of it</h2>
<p>Chatbots, automatic phone calls, the fees for the tools themselves and tidying up a very untidy customer list. We
look at the list first. If it needs work, that gets its own price.</p>
`,
    detail_page_strategy_heading: '',
    detail_page_strategy_description: '',
  },
  {
    title: 'Search and Paid Media',
    short_description:
      'Pages that answer what people search for, and adverts where a click is worth its price. ' +
      'One person looks after both.',
    category: 'digitalMarketing',
    price: '$850 a month',
    image: 'Search and Paid Media card',
    image_alt: 'Artwork for Search and Paid Media: abstract shapes',
    detail_page_heading: 'Get found for the things you most want to sell',
    detail_page_image: 'Search and Paid Media detail',
    detail_page_image_alt: 'Artwork for Search and Paid Media: abstract composition',
    detail_page_description: `
<p>Tomás looks after both halves of this work. That way you do not pay for clicks on a search that already brings you
visitors for free.</p>
<table>
<thead><tr><th>At a glance</th><th>Search</th><th>Paid media</th></tr></thead>
<tbody>
<tr><td>First visitors</td><td>After some months</td><td>Within days</td></tr>
<tr><td>You pay for</td><td>Work on your pages</td><td>Our work and each click</td></tr>
<tr><td>If you stop</td><td>Your pages go on working for a while</td><td>Visits stop the same day</td></tr>
<tr><td>Good for</td><td>Questions asked all year</td><td>Seasons, openings, new services</td></tr>
</tbody>
</table>
<h2>The first ninety days</h2>
<h3>Days 1 to 14: count properly</h3>
<p>We check that each call, form and order is recorded once. Some sites count them twice, and others miss every call
from somebody who taps the number. Until this is right, we spend nothing on adverts.</p>
<h3>Days 15 to 45: learn cheaply</h3>
<p>A small budget goes to the services you would most like to sell. Each week we block the searches that brought the
wrong people.</p>
<h3>Days 46 to 90: build what lasts</h3>
<p>We write or rewrite one page a week for the searches that led to real enquiries, and fix whatever keeps Google from
reading the site.</p>
<h2>What you see</h2>
<p>A written update every week, and at the end of the month a table of enquiries by source. The accounts are in your
name and you can log in whenever you like.</p>
<h2>What we need</h2>
<p>Two hours to begin with, then a quarter of an hour a week to mark which enquiries were good. Otherwise we would be
going by every form, including the useless ones.</p>
<h2>What the fee does not cover</h2>
<p>The clicks themselves, which the platform charges to your card. Posts on social networks and links from other sites
are not included either. Nobody can sell you first place on Google, and we do not try.</p>
`,
    detail_page_strategy_heading: 'Paid clicks teach, and pages keep the lesson',
    detail_page_strategy_description: `
<p>A page takes days to write and months to be found. That is a long wait if you have guessed the wrong words. An
advert tells you within a fortnight whether people who type "stair lift for narrow stairs" go on to write to you or
only look.</p>
<p>So we start with adverts, as a cheap way to ask. The searches that lead to good enquiries get pages of their own.
Once such a page brings visitors by itself, we lower the bid for that search and spend the money on the next one. At
the end of the year you have the pages, and the adverts are testing something new.</p>
`,
  },
];
