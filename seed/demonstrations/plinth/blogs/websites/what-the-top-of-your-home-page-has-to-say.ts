import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'What the top of your home page has to say',
  short_description:
    'Three first screens, rewritten in front of you: a clock repairer, a language school and a scaffolding firm ' +
    'that could not agree on a slide.',
  team_id: 'Mira Lindqvist',
  category_id: 'Websites',
  daysAgo: 31,
  image: 'What the top of your home page has to say',
  image_alt: 'Cover artwork for "What the top of your home page has to say"',
  description: `
<p>Designers call it the hero: the heading, the line beneath it, the picture and the button that you see before you
scroll. I am asked to make it beautiful. Usually it has to be made clear first, and that takes words.</p>
<p>Here are three, all invented and all familiar.</p>
<h2>The clock repairer</h2>
<table>
<thead><tr><th>Part</th><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Heading</td><td>Time is precious</td><td>We repair mantel and long-case clocks</td></tr>
<tr><td>Line</td><td>Trust yours to the experts</td>
<td>Bring yours to the shop on Mill Lane, or we collect it within twenty miles</td></tr>
<tr><td>Button</td><td>Learn more</td><td>Ask what a repair costs</td></tr>
</tbody>
</table>
<p>The first version could belong to a watch shop, a diary app or a funeral director. The second can only be a clock
repairer, and a local one. I like what has happened to the button, too. "Learn more" could lead anywhere. "Ask what a
repair costs" is what the visitor came to do.</p>
<h2>The language school</h2>
<p>Before:</p>
<blockquote>Welcome. Discover your potential with us.</blockquote>
<p>After:</p>
<blockquote>Evening Spanish for people who gave up at school. Groups of six, ten Tuesdays, next start on 4
March.</blockquote>
<p>The owner worried that this would put off fluent speakers, or parents looking for a children's class. It will, and
it should, because the school teaches neither. Visitors in the wrong place find out in one line and lose nothing.
Everyone else knows that they are in the right one.</p>
<p>A date in the heading has to be changed when it passes. If nobody will do that, leave it out.</p>
<h2>The scaffolding firm</h2>
<p>They had five slides that changed by themselves: safety, vacancies, a charity run and two more. Somebody in the
office had asked for each of them. You had just begun to read one when the next slid in.</p>
<p>I asked which enquiries they would like more of. Small house repairs, they said, because the big jobs come through
people they know. So the slides went, and this took their place:</p>
<blockquote>Scaffolding for house repairs, up within a week. Send us a photograph of the wall and you have a price the
next working day.</blockquote>
<p>The button says "Send a photograph". Safety got a page of its own, the vacancies a line in the menu, and the
charity run went into the news.</p>
<h2>And the picture?</h2>
<p>Choose it last. It should prove the heading: the clock on the bench with its back off, six chairs around a table, a
scaffold on a house like mine. If the picture would suit another trade just as well, look for a better one.</p>
<p>Then look at it on a phone. A wide photograph becomes a narrow strip there, and the person at the left edge is
gone. Words laid over a picture need an even area behind them, dark or light, all the way across. When in doubt I put
the words above and the picture below.</p>
<h2>Ring somebody up</h2>
<p>My test for a first screen needs no screen. Phone a friend who does not know the firm and read out the heading and
the line, once, at normal speed. Ask what is being sold, who would buy it and what they would do next. If your friend
hesitates over any of these, keep writing. The colours can wait.</p>
`,
  headings: [],
};
