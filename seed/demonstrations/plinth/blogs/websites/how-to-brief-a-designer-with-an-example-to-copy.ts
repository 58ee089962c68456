import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'How to brief a designer, with an example to copy',
  short_description:
    'A complete brief for an invented swimming school, short enough for two pages, ' +
    'with notes on what a designer learns from each paragraph.',
  team_id: 'Mira Lindqvist',
  category_id: 'Websites',
  daysAgo: 74,
  image: 'How to brief a designer, with an example to copy',
  image_alt: 'Cover artwork for "How to brief a designer, with an example to copy"',
  description: `
<p>The shortest brief I ever received said "modern, but warm". The longest had ninety pages and a chapter on the
company's values. Both left me asking the same thing: who is going to open this website, and what do they want?</p>
<p>Two pages are enough. Here is a brief I would be glad to get. The school is made up, and my notes follow each
part.</p>
<h2>1. Who we are</h2>
<blockquote>We teach adults to swim, in two hotel pools, in classes of four. There are three teachers. We have been
going for nine years, and most pupils come because a friend did.</blockquote>
<p>There is no mission statement and no history. The last few words are worth the most. If a friend sent them,
visitors have already heard good things and are only coming to check, so the site can be quieter than one that has to
persuade strangers.</p>
<h2>2. Who comes to the site</h2>
<blockquote>Think of a woman of forty-five who sits at the edge of the pool while her children swim. She is embarrassed
that she cannot. She looks us up late in the evening, on her phone, and would rather nobody saw.</blockquote>
<p>One sentence about how she feels settles more than a page about her age group. Because she is embarrassed, I will
show no athletes and play no sound. The first thing she reads will tell her that everybody here is a beginner, and the
form will not ask for more than it needs.</p>
<p>If you have several kinds of visitor, describe the one you would most like to see more of, then give the others a
line each.</p>
<h2>3. What should happen</h2>
<blockquote>She books a first visit, which is free and at which nobody gets wet. Today people have to telephone for
that, and some hang up when we answer. If the new site does nothing but this, it will have been worth it.</blockquote>
<p>One purpose, and the problem behind it. When a brief lists seven goals, I ask which of them would be worth the
price on its own. There is always one.</p>
<h2>4. What we have</h2>
<blockquote>Text: the old pages, too long. Photographs: none we may use, since pupils do not want to be in them. Logo: a
blue wave we are not attached to. Domain: ours, the login is in the safe.</blockquote>
<p>Tell us what is missing, too. If I hear "no photographs" in week one, I can plan for drawings, or for an empty pool
in the morning light. In week four it is a hole in the page.</p>
<h2>5. What we like</h2>
<blockquote>A dentist's site in another town, because it shows you the waiting room before you go. A bakery's, for its
very large type. We dislike anything that looks like a gym.</blockquote>
<p>The reason matters more than the link. I cannot copy a bakery for a swimming school, but I do learn that you like
large type, and so perhaps does a woman who has left her reading glasses at home. Look outside your own trade, or you
will end up looking like everybody else in it.</p>
<h2>6. Limits</h2>
<blockquote>We can spend between 5,000 and 7,000. Term begins on 1 September, so we must be open by the middle of
August. Ruth decides. Ask Tom about timetables. The booking software stays until next year.</blockquote>
<p>People hesitate to name a budget for fear that the price will rise to meet it. I understand that. But a designer
who knows the figure can tell you what to leave out, while one who does not has to guess. Ask for a fixed price and a
list of what it covers, and you are safe.</p>
<p>"Ruth decides" may save more money than anything else on the page. I can work with one strict person. With four
kind ones, each seeing the draft on a different day, the project goes in circles.</p>
<h2>What I was pleased not to find</h2>
<p>There is nothing in it about colours, the number of pages or a moving banner. Those are solutions, and it is too
early for them. If you catch yourself writing one, ask what problem it is meant to solve, and write that down
instead:</p>
<table>
<thead><tr><th>Instead of</th><th>Write</th></tr></thead>
<tbody>
<tr><td>We need a chat window</td><td>People give up because they cannot ask one small question</td></tr>
<tr><td>Make the logo bigger</td><td>Visitors confuse us with the other school</td></tr>
<tr><td>It should pop</td><td>Our leaflet lies among twenty others and nobody picks it up</td></tr>
</tbody>
</table>
<h2>Writing your own</h2>
<p>Take the six headings and set a timer for forty minutes. Do part two first, while you are fresh, and think of a
customer you actually met. Where you do not know something, write "we do not know". Then give it to a colleague who
serves customers and ask what is wrong. Their corrections are usually the best lines in it.</p>
<p>Send the same two pages to every designer you are considering. The questions that come back will tell you a good
deal, and so will a designer who has none. At our end Sana asks them, and you can send her the pages through our <a
href="/contact-us">contact form</a>.</p>
`,
  headings: [],
};
