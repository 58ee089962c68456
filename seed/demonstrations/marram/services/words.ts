import type { Seed } from '../../../records.ts';

export const words: Seed<'service'>[] = [
  {
    title: 'Plain English Rewriting',
    short_description:
      'The pages, letters and leaflets that you already have, in sentences that a worried person can read once and repeat. By the page.',
    category: 'digitalMarketing',
    price: '£190',
    image: 'Plain English Rewriting card',
    image_alt: 'Print in green: sheets of cut paper laid over one another',
    detail_page_heading: 'The same thing, said so that it is understood',
    detail_page_image: 'Plain English Rewriting detail',
    detail_page_image_alt: 'Print in grey: sheets of cut paper laid over one another',
    detail_page_description: `
<p>You send a page: fees, consent, what a power of attorney is, why we are writing to you. We send it back shorter, in an order
that somebody in trouble can follow, with nothing left out that your insurer would miss.</p>
<h2>How a page is done</h2>
<ol>
<li>Noor reads it aloud and marks where she runs out of breath.</li>
<li>We ask the person who answers your telephone what people say when they have read it.</li>
<li>Elspeth rewrites. Legal terms that have to stay are explained where they first appear, in brackets, in under nine words.</li>
<li>You get both versions side by side, with a note wherever the meaning might have moved.</li>
<li>Two people from outside your profession read it and tell Noor, in their own words, what they would do next. If they are
wrong, we go back to 3.</li>
</ol>
<h2>What a page is</h2>
<p>Up to 500 words of yours. Ten pages or more are £160 each. Forms count by the question, because each is a small page of its
own, at £25.</p>
<h2>What we do not change</h2>
<p>The law, the dose, or the fee. If a sentence is unclear because the arrangement behind it is, we will say so and leave it
alone.</p>
`,
    detail_page_strategy_heading: 'A sentence, before and after',
    detail_page_strategy_description: `
<p><em>Before:</em> “In the event that the client fails to furnish satisfactory evidence of identity, the firm shall be unable
to act.”</p>
<p><em>After:</em> “We have to check who you are before we can start. Bring your passport or driving licence, and a bill with
your address.”</p>
`,
  },
  {
    title: 'The Quarterly Letter',
    short_description:
      'Four times a year, two sides of paper to clients and the people who send you clients: written, set, printed and posted. By the issue.',
    category: 'digitalMarketing',
    price: '£720',
    image: 'The Quarterly Letter card',
    image_alt: 'Print in sand: branches with their leaves',
    detail_page_heading: 'A letter from a practice, not a newsletter',
    detail_page_image: 'The Quarterly Letter detail',
    detail_page_image_alt: 'Print in green: branches with their leaves',
    detail_page_description: `
<p>People who may need a solicitor once in ten years do not want a newsletter. They will read two sides of paper that tell them
one useful thing, provided that it looks like a letter and comes no more often than the gas bill.</p>
<h2>What is in the price</h2>
<ul>
<li>An hour on the telephone with one of you, from which Elspeth writes some 600 words under your name.</li>
<li>Setting, proofs, and printing of up to 200 on decent paper; £1.10 for each one more, plus postage.</li>
<li>Plain envelopes. Nobody’s postman needs to know that they have a psychiatrist.</li>
<li>The same text as a page of your website, and by email to those who prefer it.</li>
<li>The list, kept in order by Morag: moves, deaths, and people who would like to hear no more.</li>
</ul>
<h2>What to expect</h2>
<p>Very little for two issues. After the third, colleagues begin to mention it. A notary we write for has a drawer of replies,
one of which is a poem. We cannot promise a poem.</p>
<h2>What we will not send</h2>
<p>Season’s greetings.</p>
`,
    detail_page_strategy_heading: 'Whom to write to',
    detail_page_strategy_description: `
<p>Not everybody on file. A letter to an address that somebody left in fear is a danger to them. We begin with those who asked,
and with the forty or so people who refer clients to you, and we ask about every other name.</p>
`,
  },
  {
    title: 'Being Found, Without Following',
    short_description:
      'Search for practices that cannot use adverts which follow people about: the right pages, the right words, and patience.',
    category: 'digitalMarketing',
    price: '£2,400',
    image: 'Being Found, Without Following card',
    image_alt: 'Print in grey: three mountains with snow on their tops',
    detail_page_heading: 'Found by whoever is looking, and by nobody else',
    detail_page_image: 'Being Found, Without Following detail',
    detail_page_image_alt: 'Print in green: three mountains with snow on their tops',
    detail_page_description: `
<p>Somebody types a question at two in the morning. We see to it that your page is the one that answers it, and that no
advertising company learns who asked.</p>
<h2>What we do, over a quarter</h2>
<ul>
<li>Find out what people search for before they know the word for what they need. Nobody types “contentious probate”. They type
“my brother has changed the locks”.</li>
<li>Choose eight questions that you are the right people to answer, and write a page for each.</li>
<li>Mend what keeps search engines out: slow pages, doubled addresses, the PDF that should have been a page.</li>
<li>Put your entries in directories and on maps in order, including the one that still has your old fax.</li>
<li>Count enquiries with a question on the telephone, “how did you come to us?”, and a tally beside it.</li>
</ul>
<h2>What we leave out, and what that costs you</h2>
<p>No pixels, no lists of visitors, no adverts that turn up again beside the weather. Somebody who looked for help with drinking
should not be reminded of it at work. It does mean that we cannot show you a chart of which visitor became a client. You get the
tally, and our opinion.</p>
<h2>Afterwards</h2>
<p>£380 a quarter for looking after the pages, if you like. Results take from three to nine months. If a competitor spends ten
times as much on adverts, they will stand above you, and we shall not pretend otherwise.</p>
`,
    detail_page_strategy_heading: 'Who should not order this',
    detail_page_strategy_description: `
<p>A practice with a waiting list. More enquiries would only be more letters that begin with “unfortunately”. Rewrite that letter
instead; it is <a href="/services/plain-english-rewriting">£190</a>.</p>
`,
  },
  {
    title: 'The Difficult Statement',
    short_description:
      'When something has happened and people will ask: what to say, to whom first, and what to leave unsaid. By the day.',
    category: 'digitalMarketing',
    price: '£950',
    image: 'The Difficult Statement card',
    image_alt: 'Print in green: long lines like wind in grass',
    detail_page_heading: 'Something has happened. Here is what we do before lunch',
    detail_page_image: 'The Difficult Statement detail',
    detail_page_image_alt: 'Print in grey: long lines like wind in grass',
    detail_page_description: `
<p>A laptop was left on a train. A colleague has been suspended. A patient’s family has gone to the newspaper. You have
advisers for the law and for the insurance. We do the words, and the order in which people hear them.</p>
<h2>A first day, usually</h2>
<ul>
<li><strong>By ten</strong> Elspeth is with you or on the line, with a notebook that stays with you.</li>
<li><strong>By eleven</strong> there are two lists: what is known, and who has to hear it before they read it.</li>
<li><strong>By one</strong> there is a text of under 120 words, agreed with your lawyers, which says what happened, what you
have done, whom to ring, and when you will say more.</li>
<li><strong>By three</strong> those who are affected have been told, by somebody they know.</li>
<li><strong>Then</strong> it goes on the website, and your receptionist has half a page of answers beside the telephone.</li>
</ul>
<h2>What we do not do</h2>
<p>Persuade editors, bury things on a Friday, or write sentences in which nobody did anything. “Mistakes were made” is charged
double.</p>
<h2>Beforehand</h2>
<p>It is cheaper to prepare. For £950 we spend a quiet day on the three things most likely to go wrong at your practice and leave
you the first hour of each on one page.</p>
`,
    detail_page_strategy_heading: 'The number to ring',
    detail_page_strategy_description: `
<p>+44 131 496 0172. Until ten at night Morag has it with her. Say that it is a Difficult Statement; you need not say anything
else until somebody has signed for it.</p>
`,
  },
];
