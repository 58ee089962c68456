import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'The basket emails that annoyed good customers',
  short_description:
    'A yarn shop sent everybody who abandoned a basket three reminders. What went wrong, and the one we kept.',
  team_id: 'Priya Raman',
  category_id: 'Marketing',
  daysAgo: 38,
  image: 'The basket emails that annoyed good customers',
  image_alt: 'Cover artwork for "The basket emails that annoyed good customers"',
  description: `
<p>A small shop that sells knitting yarn asked us to 'make the abandoned basket emails stronger'. It had three. The
first went out fifteen minutes after somebody left, the second a day later with a discount code, the third after three
days with a bigger discount. The owner thought that the wording had grown stale.</p>
<p>Before touching the wording, I asked for the inbox. The emails came from a no-reply address, but people had written
back through the contact page instead, and somebody had kept those messages. It took an afternoon to read them.</p>

<h2>What the customers said</h2>
<p>One had bought on her laptop, after filling the same basket on her phone. For three days the shop chased her about
yarn that was already in the post. She asked, politely, whether her order had been lost.</p>
<p>Another had worked out the pattern. She put things in the basket on Thursday and waited until Sunday for the second
code. She had told her knitting group, too. The shop was teaching its most loyal customers never to pay full
price.</p>
<p>The largest group had left because of a question. Would all eight balls come from the same dye lot? What does
delivery to Canada cost? Is this enough for a man's jumper? None of the emails answered any of that. They said 'You
left something behind', as if it were an umbrella.</p>

<h2>What we changed</h2>
<p>We switched off all three. For two weeks the shop sent nothing, which made the owner nervous and gave us time to
fix the plumbing. The shop system now tells the email platform about every completed order, matched by email address
rather than by device. An order ends the sequence at once, and no email goes out if the yarn in the basket has sold
out.</p>
<p>Then we wrote one email. It goes out the next morning, from the owner's own address, and says more or less
this:</p>
<blockquote>
<p>Subject: Your yarn is still in the basket</p>
<p>Hello, you were looking at the yarn below yesterday. The basket will keep for a week, so there is no rush.</p>
<p>Most people who stop at this point want to know one of these things. All balls of a colour in one order come from
the same dye lot. Delivery prices for every country are on one page, linked here. If you are unsure how much you need,
reply with the pattern and size, and I will work it out with you.</p>
<p>Ruth</p>
</blockquote>
<p>Below that come pictures of the yarn and one button that opens the basket as it was. There is no discount code.</p>

<h2>What happened next</h2>
<p>People replied. Ruth spent about half an hour a day on it in the first weeks, mostly doing sums about jumpers. Some
of those conversations ended in larger orders than the original baskets. After a month she had been asked the same
things often enough to put a quantity guide on each product page, and then fewer people needed to write.</p>
<p>She missed the discount codes for a while. They had brought in orders she could count, and nobody could see which
of those would have come anyway. To settle it, we had the platform hold the new email back from every tenth person.
Comparing the two groups showed her what the email was adding, which the platform's own 'recovered revenue' figure
could not.</p>

<h2>If you have such emails running today</h2>
<ol>
  <li>Leave a basket yourself on your phone, then buy on a computer. See whether you are chased.</li>
  <li>Reply to the email. Find out where the reply goes.</li>
  <li>Ask the person who answers your customers what makes people hesitate, and put the two most common answers in the
  text.</li>
  <li>Check that you may send it at all. Consent rules differ between countries, and in some of them an address typed
  into a checkout does not give you permission to write.</li>
  <li>If you give discounts, look for people who abandon a basket every month. They have worked out your system.</li>
</ol>
<p>What else we write for shops, and what it costs, is on our page about <a href="/services/email-marketing">email marketing</a>.</p>
`,
  headings: [],
};
