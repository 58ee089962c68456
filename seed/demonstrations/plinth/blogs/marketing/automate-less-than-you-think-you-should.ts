import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Automate less than you think you should',
  short_description:
    'The case for four small automations that somebody looks after, and against forty that nobody understands.',
  team_id: 'Priya Raman',
  category_id: 'Marketing',
  daysAgo: 152,
  image: 'Automate less than you think you should',
  image_alt: 'Cover artwork for "Automate less than you think you should"',
  description: `
<p>I set up marketing automation for a living, and a good part of the work is switching it off. The typical account
was built by somebody keen who has since left. It holds dozens of flows. Some have not sent anything for a year, one
greets people by the wrong first name, and the present team is afraid to touch any of it.</p>
<p>It went wrong at the very start, when somebody asked what the tool could do. It could do everything.</p>

<h2>Every flow is a promise to maintain it</h2>
<p>An email you write today is read this week and forgotten. An automation you write today will still be speaking for
you in two years' time. Its prices will be out of date. The colleague who signs it will be working elsewhere. The
field it depends on will be renamed by someone in sales who has never heard of it.</p>
<p>So a flow costs the afternoon it takes to build, plus an hour or so every quarter for as long as it runs. At that
rate a team of two can afford perhaps four or five. Greeting customers on the anniversary of their second purchase
does not make the list.</p>

<h2>What to automate</h2>
<p>I look for work that meets two conditions. It happens often, say every week. And a person doing it by hand would do
it the same way each time, without thinking. Confirming an enquiry meets both. So does reminding a customer that a
yearly service is due.</p>
<p>Anything that asks for judgement fails the second condition. Replying to a complaint is the obvious case. Following
up an offer is the one that people get wrong. Before you automate that, do it by hand for a month. If each message
turns out different, keep writing them yourself. If they are all the same, you have the wording, and the flow will
take twenty minutes to build.</p>

<h2>The card on the wall</h2>
<p>For each flow that survives, we fill in a card the size of half a sheet of paper.</p>
<ul>
  <li>What starts it, in one sentence that contains no 'or'</li>
  <li>What stops it</li>
  <li>Who gets it, and roughly how many in a month</li>
  <li>Who is responsible for it, meaning a person who works here now</li>
  <li>When that person last went through it as if they were a customer</li>
</ul>
<p>If we cannot fill in the card, we switch the flow off. Somebody will complain if it was needed. In my experience
hardly anyone does.</p>
<p>The monthly figure is more useful than it looks. Note it while the flow is healthy. When 'about thirty a month'
turns into none, or three hundred, something upstream has changed, and you find out before a customer has to tell
you.</p>

<h2>The objection</h2>
<p>People say that a small team needs automation more than a large one, because it has fewer hands. I agree about the
hands. But a large firm also has somebody whose job is to notice when the machine goes wrong. You have Thursday
afternoon, so build no more than you can look after in one.</p>
`,
  headings: [],
};
