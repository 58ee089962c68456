import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'How to write a service page: one page, edited four times',
  short_description:
    "Watch a chimney sweep's web page turn from a paragraph about nothing into a page a customer can use, " +
    'one round of editing at a time.',
  team_id: 'Sana Qureshi',
  category_id: 'Websites',
  daysAgo: 117,
  image: 'How to write a service page: one page, edited four times',
  image_alt: 'Cover artwork for "How to write a service page: one page, edited four times"',
  description: `
<p>Here is the page as it reached me. I have invented the sweep, but you have read the page before.</p>
<blockquote>Welcome to our website. As a team of experienced and dedicated professionals, we pride ourselves on
providing a comprehensive range of high-quality chimney services tailored to your individual needs. Customer
satisfaction is our number one priority. Contact us today to find out more.</blockquote>
<h2>First round: cross out what a competitor could say</h2>
<p>I go through it with a pencil, asking of each phrase whether the sweep in the next town could put it on his own
page. Experienced, dedicated, high-quality: yes, he could. When I have finished, one word is left: "chimney".</p>
<p>So I ring up and ask dull questions. How many of you are there? How long does it take? What is in the van? What do I
hold in my hand when you leave? Twenty minutes later there is something to write.</p>
<blockquote>We sweep chimneys and look at them with a camera. There are two of us, Alan and Bea. It takes about forty
minutes, and before we leave you get the certificate your insurer asks for.</blockquote>
<h2>Second round: begin with the worry</h2>
<p>That is true, and already better. But it starts with the sweep while the reader is thinking about the carpet. I
know this because I asked Bea what people say on the phone. "Will it make a mess?" comes before anything else. Then
they ask about the furniture, the price and how soon she can come.</p>
<p>Those four questions, in Bea's order, become the order of the page.</p>
<blockquote>We lay sheets from your front door to the hearth before the brushes come out of the van. You need not move
any furniture. Clear the mantelpiece, and that is all.</blockquote>
<h2>Third round: say the awkward things</h2>
<p>Every trade has some. Alan did not want to publish his prices, because a competitor might read them. A competitor
can always ring up and ask, I said, and so can a customer, but most customers will not bother. We also wrote down the
things they are tired of explaining: they are full all autumn, they do not work on roofs, and nesting birds come
first.</p>
<blockquote>One chimney costs 75, and a second on the same visit 50. From September to December we are booked up weeks
ahead. If birds are nesting in your chimney, we come back once they have left. Disturbing them is against the law in
most places, and we would not do it anyway.</blockquote>
<p>This round makes people nervous. It also makes their phone calls shorter.</p>
<h2>Fourth round: make it easy to find</h2>
<p>The last round is about how the page looks, although it too is done with words. Each answer gets a small heading,
so that people who only want the price can find it. Every sentence loses what it can spare. The page ends by asking
for one thing.</p>
<blockquote>
<h3>Chimneys swept, carpets left clean</h3>
<p>Alan and Bea sweep open fires and stoves. We lay sheets from your front door to the hearth. It takes about forty
minutes. The furniture stays where it is, and you get the certificate your insurer asks for.</p>
<h3>What it costs</h3>
<p>75 for one chimney, 50 for a second on the same visit. A look with the camera is included.</p>
<h3>When we can come</h3>
<p>In spring and summer, usually within a week. From September to December, weeks ahead.</p>
<h3>Before we arrive</h3>
<p>Let the fire go out the evening before. Clear the mantelpiece.</p>
<h3>What we leave to others</h3>
<p>Roof repairs, and chimneys with birds in them until the birds have gone.</p>
<p><strong>Ring Bea on weekdays before four, or write and she will ring you.</strong></p>
</blockquote>
<p>It is a good deal longer than the page we began with and takes less time to read, because you can stop as soon as
you have your answer.</p>
<h2>Your turn</h2>
<ol>
<li>Print the page and cross out what your competitor could say.</li>
<li>Ask the person who answers the phone which four questions come first.</li>
<li>Add the price, and whatever you hate explaining.</li>
<li>Put a heading over each answer and one request at the end.</li>
</ol>
<p>Sleep on it between rounds. Then read the result aloud to someone outside the firm, and mark each place where you
start to hurry. Those sentences can go.</p>
`,
  headings: [],
};
