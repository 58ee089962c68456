import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'What the top of your home page has to say',
  short_description:
    'Three first screens, rewritten in front of you: a clock repairer, a language school and a scaffolding firm ' +
    'that could not agree on a slide.',
  author: 'Mira Lindqvist',
  category: 'Websites',
  publishedDaysAgo: 31,
  image_alt: 'Cover artwork for "What the top of your home page has to say"',
  description: `
<p>Designers call it the hero: the heading, the line beneath it, the picture and the button that you see before you
scroll. I am asked to make it beautiful. Usually it has to be made clear first, and that is done with words.</p>
<p>Here are three, all invented and all familiar.</p>
<h2>The clock repairer</h2>
<table>
<thead><tr><th></th><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Heading</td><td>Time is precious</td><td>We repair mantel and long-case clocks</td></tr>
<tr><td>Line</td><td>Trust yours to the experts</td>
<td>Bring yours to the shop on Mill Lane, or we collect it within twenty miles</td></tr>
<tr><td>Button</td><td>Learn more</td><td>Ask what a repair costs</td></tr>
</tbody>
</table>
<p>The first version could belong to a watch shop, a diary app or a funeral director. The second can only be a clock
repairer, and a nearby one. I also like what happens to the button. "Learn more" asks the visitor to do something for
you. "Ask what a repair costs" is what they came for.</p>
<h2>The language school</h2>
<p>Before:</p>
<blockquote>Welcome. Discover your potential with us.</blockquote>
<p>After:</p>
<blockquote>Evening Spanish for people who gave up at school. Groups of six, ten Tuesdays, next start on 4
March.</blockquote>
<p>The owner worried that this would put off fluent speakers, or parents looking for a children's class. It will, and
it should, because the school teaches neither. A visitor who is in the wrong place learns it in one line and loses
nothing. Everyone else feels spoken to.</p>
<p>A date in the heading has to be changed when it passes. If nobody will do that, leave it out.</p>
<h2>The scaffolding firm</h2>
<p>Theirs was five slides that changed by themselves. One was about safety, one about vacancies, one about a charity
run. Each slide had somebody in the office who had asked for it. You had just begun to read when the next one slid
in.</p>
<p>I asked which enquiry they would like more of. Small house repairs, they said, because the large sites come through
people they know. So the slides went, and this took their place:</p>
<blockquote>Scaffolding for house repairs, up within a week. Send us a photograph of the wall and you have a price the
next working day.</blockquote>
<p>The button says "Send a photograph". Safety got a page, the vacancy a line in the menu, and the charity run went
into the news.</p>
<h2>And the picture?</h2>
<p>Choose it last. It should prove the heading: the clock on the bench with its back off, six chairs around a table, a
scaffold on a house like mine. If the picture would suit another trade just as well, look for a better one.</p>
<p>Then hold it on a phone. A wide photograph becomes a narrow strip there, and the person who stood at the left edge
is gone. Words laid over a picture need a calm, dark or light area behind them all the way across. When in doubt I put
the words above and the picture below, where neither disturbs the other.</p>
<h2>Ring somebody up</h2>
<p>My test for a first screen needs no screen. Telephone a friend who does not know the firm and read out the heading
and the line, once, at normal speed. Ask what is being sold and who would buy it. Ask what they would do next. If they
hesitate over any of these, keep writing. I will wait with the colours.</p>
`,
  headings: [],
};
