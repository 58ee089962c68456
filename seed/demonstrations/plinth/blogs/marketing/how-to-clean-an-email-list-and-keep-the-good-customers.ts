import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'How to clean an email list and keep the good customers',
  short_description:
    'An afternoon with an old mailing list: which addresses to remove, which people to ask first, ' +
    'and the loyal reader you could throw out by mistake.',
  team_id: 'Priya Raman',
  category_id: 'Marketing',
  daysAgo: 160,
  image: 'How to clean an email list and keep the good customers',
  image_alt: 'Cover artwork for "How to clean an email list and keep the good customers"',
  description: `
<p>A gift shop came to us with a list it had been adding to for eleven years. There were customers on it, and also
everyone who had entered a raffle, everyone who had ever written to the office, the office itself and the man who
supplied the paper bags. The owner was proud of its size. She also wondered why her letters had begun to land in spam
folders.</p>
<p>The two were connected. Mailbox providers watch what happens to your letters. If many go to dead addresses or lie
unopened for years, the provider concludes that nobody wants them, and a reader who does finds your next letter among
the adverts for pills.</p>
<h2>Before you touch anything</h2>
<p>Export the whole list and put the file somewhere safe. It contains personal data, so keep it off shared drives and
delete it when the work is done. Export the people who have unsubscribed, too, and keep that file for good. It lists
everyone you must not write to, and if you ever change tools it has to move with you.</p>
<h2>Four piles</h2>
<p>Sort by what you know about each address. A spreadsheet is enough.</p>
<table>
<thead><tr><th>Pile</th><th>Who is in it</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Dead</td><td>Addresses that bounce, typing mistakes you cannot correct, and
shared addresses such as info@ that nobody signed up</td><td>Remove today</td></tr>
<tr><td>Unexplained</td><td>Nobody knows when or how they agreed</td><td>Remove today, without writing to
them</td></tr>
<tr><td>Silent</td><td>People who agreed once, but
have shown no sign of life for a year</td><td>Ask, then decide</td></tr>
<tr><td>Alive</td><td>Everyone else</td><td>Leave in peace</td></tr>
</tbody>
</table>
<p>The second pile hurts. The raffle was in it. People had left their address to win a hamper, and nobody had
mentioned letters. It is tempting to send them one last message. Please don't: they never agreed to the first. A very
old address may also have been turned into a trap for careless senders, and a single message to one of those can do
more harm than the whole raffle ever did good.</p>
<p>Typing mistakes are worth a minute each. If someone bought from you last month and their address ends in "gmial",
look at the order and correct it.</p>
<h2>The silent ones are not all alike</h2>
<p>This is where good customers get lost. Many shops remove everyone who has not "opened" a letter lately. Opens
are counted with a tiny picture in the letter. Some mail programs load it for everyone, whether they read the letter
or not. Others never load it, and people who read every word look dead.</p>
<p>So do not go by opens alone. First take these people out of the silent pile:</p>
<ul>
<li>anybody who has bought something in the past year, including at the counter if you can match the names;</li>
<li>anybody who has ever replied to you, if you can still find the reply;</li>
<li>people who buy at one time of year. In a gift shop, someone who orders every other December is a regular.</li>
</ul>
<p>At the gift shop this rescued a choir leader who came in every spring to buy forty candles. As far as the tool
knew, she had never opened a letter. She had been reading them all as plain text.</p>
<h2>Ask twice, then stop</h2>
<p>Write to the people who are left in the silent pile. Send the question in small batches over a couple of weeks, so
that a sudden wave of mail to sleepy addresses does not alarm the providers. Wait ten days and ask once more.
Unsubscribe everyone who has still not answered.</p>
<p>Your list will be shorter, perhaps by a lot. Your tool may cost less, since many charge by the number of addresses.
And the figures you look at each month will be about people who are actually there.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'The letter that asks',
      description: `
<p>Keep it short and make both answers easy. Leave out the coupon, or you will learn who likes coupons instead of who
likes your letters.</p>
<blockquote>
<p><strong>Subject:</strong> Shall I keep writing to you?</p>
<p>Hello, it is Dora from the gift shop. You signed up for my letters some time ago, and I cannot tell whether they
still reach you.</p>
<p>If you would like to keep getting them, follow this link. That is all you need to do. If not, just ignore this
letter. I will ask once more and then take you off the list. No hard feelings.</p>
</blockquote>
<p>The link leads to a page that says "Thank you for staying". Count a click or a reply as a yes.</p>
`,
      linkedin: '',
      image: 'The letter that asks',
      image_alt: 'Artwork for the section "The letter that asks"',
    },
    {
      sequence: 2,
      heading: 'Keeping it clean from now on',
      description: `
<p>A list gets dirty at the front door. Say next to the sign-up box what you will send and how often, and keep a note
of the date and the form for each address. Have new subscribers confirm with a link in their first message, which also
catches typing mistakes.</p>
<p>Never tick the box for your customers at the checkout. Do not add business cards, raffle entries or the address
book of a firm you bought. If you run a raffle, put the letter on the form as a separate question.</p>
<p>Let your tool drop dead addresses by itself, as most do. Then put half a day in the calendar once a year, in a
quiet month, and go through the silent pile again. It will be small.</p>
`,
      linkedin: '',
      image: 'Keeping it clean from now on',
      image_alt: 'Artwork for the section "Keeping it clean from now on"',
    },
  ],
};
