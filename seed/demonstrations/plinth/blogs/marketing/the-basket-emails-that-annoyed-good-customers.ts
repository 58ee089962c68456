import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'The basket emails that annoyed good customers',
  short_description:
    'A yarn shop sent three reminders to everybody who left a basket. What went wrong, and the one email that stayed.',
  author: 'Priya Raman',
  category: 'Marketing',
  publishedDaysAgo: 38,
  image_alt: 'Cover artwork for "The basket emails that annoyed good customers"',
  description: `
<p>A small shop that sells knitting yarn asked us to 'make the abandoned basket emails stronger'. They had three. The
first went out fifteen minutes after somebody left, the second a day later with a discount code, the third after three
days with a larger one. The owner suspected that the wording was tired.</p>
<p>Before touching the wording, I asked for the inbox. The emails came from a no-reply address, but people had written
back through the contact page instead, and somebody had kept those messages. It took an afternoon to read them.</p>

<h2>What the customers said</h2>
<p>One had bought on her laptop, after filling the same basket on her phone. She was then chased for three days about
yarn that was already in the post. She asked, politely, whether her order had been lost.</p>
<p>Another had worked out the pattern. She put things in the basket on Thursday and waited until Sunday for the second
code. She had told her knitting group, too. The shop had been teaching its most loyal customers never to pay the full
price.</p>
<p>The largest group had left because of a question. Would all eight balls come from the same dye lot? What does
delivery to Canada cost? Is this enough for a man's jumper? None of the three emails answered any of that. They said
'You left something behind', as if it were an umbrella.</p>

<h2>What we changed</h2>
<p>We switched off all three. For two weeks the shop sent nothing, which made the owner nervous and gave us time to put
the plumbing right. The shop system now tells the email platform about every completed order, matched by email address
rather than by device, and an order ends the sequence at once. So does a basket whose yarn has sold out.</p>
<p>Then we wrote one email. It goes out the next morning, from the owner's own address, and reads more or less like
this:</p>
<blockquote>
<p>Subject: Your yarn is still in the basket</p>
<p>Hello, you were looking at the yarn below yesterday. The basket will keep for a week, so there is no rush.</p>
<p>Most people who stop at this point want to know one of these things. All balls of a colour in one order come from
the same dye lot. Delivery prices for every country are on one page, linked here. If you are unsure how much you need,
reply with the pattern and size, and I will work it out with you.</p>
<p>Ruth</p>
</blockquote>
<p>Below that come the pictures of the yarn and one button that opens the basket as it was. There is no code.</p>

<h2>What happened next</h2>
<p>People replied. Ruth spent about half an hour a day on it in the first weeks, mostly doing sums about jumpers. Some
of those conversations ended in larger orders than the baskets had held. After a month she had enough repeat questions
to put a quantity guide on each product page, and the replies became fewer because the question was now answered
earlier.</p>
<p>She missed the codes for a while. They had produced orders you could count, and the orders that would have come
anyway were invisible. To settle it, we had the platform hold the email back from every tenth person. Comparing the
two groups told her what the email was adding, which the platform's own 'recovered revenue' figure could not.</p>

<h2>If you have such emails running today</h2>
<ol>
  <li>Leave a basket yourself on your phone, then buy on a computer. See whether you are chased.</li>
  <li>Reply to the email. Find out where the reply lands.</li>
  <li>Ask whoever answers your customers what makes people hesitate, and put the two most common answers in the
  text.</li>
  <li>Check that you may send it at all. Consent rules differ between countries, and an address typed into a checkout
  is not everywhere a permission to write.</li>
  <li>If you give discounts, look for people who leave baskets every month. They have understood your system.</li>
</ol>
<p>More on how we set these up is on our page about <a href="/services/email-marketing">email marketing</a>.</p>
`,
  headings: [],
};
