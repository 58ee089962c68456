import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'A welcome sequence for a small shop, letter by letter',
  short_description:
    'Four letters to send in the first twelve days, written out in full for an invented knife shop, ' +
    'with the reasoning behind each.',
  team_id: 'Priya Raman',
  category_id: 'Marketing',
  daysAgo: 3,
  image: 'A welcome sequence for a small shop, letter by letter',
  image_alt: 'Cover artwork for "A welcome sequence for a small shop, letter by letter"',
  description: `
<p>Somebody has just typed their address into the box at the foot of your shop. For the next few days they will
remember who you are. A welcome sequence is a handful of letters, written once and sent to each new subscriber while
that memory is fresh.</p>
<p>Below is a whole one. The shop is invented: Nell sells kitchen knives and sharpens them by post. Change the nouns
and you have a first draft of your own.</p>
<h2>Letter one, at once</h2>
<p><strong>Subject:</strong> Your sharpening guide, and what I will send you</p>
<blockquote>
<p>Hello, Nell here, from the knife shop. The guide you asked for is at this link. It prints on one page.</p>
<p>I write on the first Thursday of the month, about one knife or one job in the kitchen. Before that you will get
three short notes, spread over two weeks, so that you know your way around. The link at the bottom stops all of it.</p>
<p>May I ask you something? What do you cut most often? Press reply. One word will do.</p>
</blockquote>
<p>The guide comes first because the reader is waiting for it. If you promised a discount, put the code there. The
second paragraph says how often Nell will write. People mind a letter less when they have been told to expect it.</p>
<p>The question is useful, too. The answers tell Nell what to write about, and mailbox providers tend to trust a
sender that people reply to. So send from an address that somebody reads. With "noreply" you waste the one moment when
a stranger was willing to talk.</p>
<h2>Letter two, two days later</h2>
<p><strong>Subject:</strong> The tomato test</p>
<blockquote>
<p>Take the knife you use most, and a ripe tomato. Rest the edge on the skin and draw it towards you. Do not press.</p>
<p>If the knife bites, leave it alone. If it slides off, it is dull. If it bites near the handle and slides near the
tip, you cut with the front half only, as I do.</p>
<p>A dull knife can wait until next month. In the meantime, use the bread knife for tomatoes. It is not elegant, but it
works.</p>
</blockquote>
<p>Nothing is for sale here. The letter is useful even to someone who never buys, so they open the next one. To find
your own tomato test, ask the person at the counter what advice they give every week. One piece is enough. Keep the
rest for the monthly letter.</p>
<h2>Letter three, on day six</h2>
<p><strong>Subject:</strong> Which knife to buy first, and two things to skip</p>
<blockquote>
<p>If you own no knife you like, start with the 18 cm cook's knife. It will do nearly everything. The second should be
the little one, for whatever you cut in your hand.</p>
<p>You can skip the boning knife unless you buy meat on the bone. You can also skip the wooden block. A drawer will do,
with the blade in the card sleeve it came in.</p>
</blockquote>
<p>This is the letter that sells, and people believe it because it tells them what not to buy. Faced with forty
products, they want to know where to begin. Link to two at most.</p>
<h2>Letter four, on day twelve</h2>
<p><strong>Subject:</strong> How to post a knife</p>
<blockquote>
<p>People ask whether a knife is safe in the post. It is, as long as the tip cannot move. We send you a sleeve and a
box with a paid label. Your knife is away for about a week, so post it on a Monday and plan some soup.</p>
<p>If you do not like the edge, we do it again and pay the postage.</p>
<p>That was the last of my notes. From now on you will hear from me on first Thursdays only.</p>
</blockquote>
<p>Ask yourself what makes a willing customer hesitate, and answer that. In many shops it is delivery, or what happens
when something does not fit. Then say that the sequence is over, so that nobody wonders about the silence.</p>
<h2>Four settings that get forgotten</h2>
<ul>
<li>A customer who buys leaves the sequence. Otherwise Nell recommends a first knife to someone who is unpacking
it.</li>
<li>Subscribers who are still in the sequence skip the monthly letter.</li>
<li>Letters two to four go out in the reader's morning, if your tool knows their time zone.</li>
<li>The first letter goes out at once. Some tools wait an hour by default.</li>
</ul>
<h2>Test it first</h2>
<p>Subscribe with two addresses of your own from different providers. Read every letter on a phone with pictures
switched off. Reply to the first one and find out where your reply ends up. Then place an order from one address and
unsubscribe the other. Neither should get the next letter.</p>
<p>After two months, look at each letter and count who answered and who unsubscribed. If people leave at letter one,
your sign-up box promised something else. If they leave at letter three, it sells too hard. Change one letter at a
time, or you will not know which change helped.</p>
<p>If four are too many to begin with, write the first and switch it on. Add the others one by one, and meanwhile
every new subscriber gets a proper hello. If you would like help with the writing, it is part of our <a
href="/services/email-marketing">Email Marketing</a>.</p>
`,
  headings: [],
};
