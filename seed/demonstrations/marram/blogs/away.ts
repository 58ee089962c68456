import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'An out-of-office reply that gives nothing away',
  short_description:
    'Five replies to copy, for solicitors, doctors and everyone else whose absence is somebody’s business, and one that went wrong.',
  team_id: 'Morag Sinclair',
  category_id: 'Discretion',
  daysAgo: 203,
  image: 'An out-of-office reply that gives nothing away',
  image_alt: 'Print in grey: a small sailing boat at nightfall',
  description: `
<p>An automatic reply goes to everybody: your client, your client’s husband, the other side, and a gentleman who would
like to sell you toner. Write it for the worst of them.</p>
<h2>What not to say</h2>
<p>Where you are. “In Lisbon until the 14th” tells a burglar about your flat and the other side about your diary. Why
you are away. Which matter your colleague has taken over; I have seen an out-of-office that listed the names of four
children under “urgent”. And no mobile numbers: yours will be in the hands of strangers for as long as there are
mailboxes.</p>
<h2>What to say</h2>
<p>Three things: that you are not reading, whom to turn to, and when you will be back. In that order, because people
stop reading as soon as they know whom to ring.</p>
<h3>For a solicitor</h3>
<blockquote><p>I am not reading email today. If something has to happen before Monday the 16th, please ring the office
on 0131 496 0101 and say so; they can always reach one of us. Otherwise I shall answer you that week. This reply is
automatic, and nobody has seen your message.</p></blockquote>
<p>The last sentence has saved a client of ours from a husband who claimed that “the office knew”.</p>
<h3>For a doctor or a therapist</h3>
<blockquote><p>This mailbox is not read until Monday the 16th. If you need somebody now, ring 111, or 999 if there is danger. For an appointment, ring
reception on 0131 496 0102 between nine and four.</p></blockquote>
<p>It does not say what kind of doctor. It does not say “your therapist”. It might be about a verruca.</p>
<h3>For a notary</h3>
<blockquote><p>I am back on Monday the 16th. If your papers must be sealed before that, a list of notaries is at the address below, and
you will need your passport itself, not a copy.</p></blockquote>
<h3>For a foundation in the week of the deadline</h3>
<blockquote><p>We have your message. Whether an application has arrived in time is decided by the form, which gives you a number. If you have a
number, all is well. If you do not have one, ring 0131 496 0103.</p></blockquote>
<h3>For somebody who has left</h3>
<blockquote><p>This mailbox is closed and nobody reads it. Please write to office@, with the same ending as this address.</p></blockquote>
<p>Do not say where they have gone, or thank them. Set an end: three months, and then let it bounce.</p>
<h3>For a morning away</h3> <p>None. People can wait until lunch, and only grow impatient if you tell them to.</p>
<h2>The one that went wrong</h2>
<p>Mine. “The office is closed for a funeral” went to two hundred people, of whom eleven rang to ask whose. We now say “closed until two”,
and close.</p>
`,
  headings: [],
};
