import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'The email that goes out after the parcel lands',
  short_description:
    'Four letters for the days after delivery, with the text of each, for shops that would rather help than nag.',
  team_id: 'Femke Dijkstra',
  category_id: 'The Till',
  daysAgo: 69,
  image: 'The email that goes out after the parcel lands',
  image_alt: 'A letter rising from an open box',
  description: `
<p>Shops write a lot of email up to the moment of paying. Then it goes quiet, apart from the tracking number.
A week later a robot asks for five stars.</p>
<p>Yet people have most of their questions in the days after the parcel comes. They are holding the thing. They read
everything you send. Here are four letters we use for things that take some getting used to, such as a knife, a tarp,
a cargo-bike bag, a jar of very hot sauce. All of them count from the day of <em>delivery</em>, not of the order. If
your shop does not know when a parcel was delivered, take the carrier's average and add a day.</p>
<h2>Day 0: how to open it</h2>
<p>It goes out in the evening: one picture, three sentences, no offer.</p>
<blockquote><p>Your tarp should be with you. Before you put it up for the first time: the seam with the yellow thread
goes on top. If anything is missing, reply to this email and Lotte will send it tomorrow.</p></blockquote>
<p>The last sentence does the work. Something is missing from one box in two hundred, and this is the hour when people
find out.</p>
<h2>Day 4: the mistake that everybody makes</h2>
<p>Ask the person who answers your phone: what do people do wrong in the first week? Write only about that.</p>
<blockquote><p>Most people tighten the middle line first. Then the corners flap. Start with the corners, loosely, then
the middle. This drawing shows the order.</p></blockquote>
<p>This one gets the most replies of the four. Many of them are photographs.</p>
<h2>Day 21: the question</h2>
<p>Now you may ask, once. Do not ask for stars. Ask something that somebody can answer.</p>
<blockquote><p>What should we have told you before you bought it? Just reply to this email. I read them all on Friday.</p>
</blockquote>
<p>You get the sentences that are missing from your page. If somebody writes that they love it, reply by hand and ask
whether they would like to say so in public, with the link. Send the same letter to everyone, the angry ones too.
Asking only the happy ones for reviews is against most platforms' rules. It also teaches you nothing.</p>
<p>On a marketplace you may not write to customers like this at all. These letters are for your own shop.</p>
<h2>Day 170: the thing that wears out</h2>
<p>Everything has a part that goes first: a strap, a blade, a seal, the sauce itself. Find out when, and write two weeks
earlier.</p>
<blockquote><p>If you have used it most weekends, the guy lines are getting thin at the pegs. Turn them round and you
get another season out of them. After that, here are new ones for €8.</p></blockquote>
<p>The tip for making it last does not cost you sales. It is why they believe the second half.</p>
<h2>What to measure</h2>
<p>Count replies to the first two, useful sentences from the third, orders from the fourth. Opens tell you little,
because many mail programs open everything by themselves. And put a plain link in each letter that stops them with one
click. About one person in sixty uses it, and that is fine. They have their tarp.</p>
`,
  headings: [],
};
