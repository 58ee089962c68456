import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'Automate less than you think you should',
  short_description:
    'An argument for four small automations that somebody looks after, and against the forty that nobody understands.',
  author: 'Priya Raman',
  category: 'Marketing',
  publishedDaysAgo: 152,
  image_alt: 'Cover artwork for "Automate less than you think you should"',
  description: `
<p>I set up marketing automation for a living, and a good part of the work is switching it off. The typical account I
am shown was built by somebody keen who has since left. It holds dozens of flows. Some send, some have not sent for a
year, one greets people with the wrong first name, and the present team is afraid to touch any of it.</p>
<p>The mistake was made at the start. Somebody asked 'What can this tool do?', and the answer was everything.</p>

<h2>Every flow is a promise to maintain it</h2>
<p>An email you write today is read this week and forgotten. An automation written today will still be speaking for you
in two years' time. Prices in it will be out of date. The colleague who signs it will be working elsewhere. The field
it depends on will be renamed by someone in sales who has never heard of it.</p>
<p>So the cost of a flow is the afternoon it takes to build, plus an hour or so every quarter for as long as it runs.
Count in that way and a team of two can afford perhaps four or five. The flow that greets customers on the anniversary
of their second purchase does not make the list.</p>

<h2>What deserves it</h2>
<p>I look for work that meets two conditions. It happens often, say every week. And a person who did it by hand would
do it the same way each time, without thinking. Confirming an enquiry meets both. So does telling a colleague that a
big quote has been opened, or reminding a customer that a yearly service is due.</p>
<p>Anything that asks for judgement fails the second condition. Replying to a complaint is the obvious case. Following
up an offer is the one people get wrong. Before automating that, do it by hand for a month. Either you will find that
each message was different, in which case keep writing them, or you will have found the wording, and the flow will
take twenty minutes to build.</p>

<h2>The card on the wall</h2>
<p>For each flow that survives, we fill in a card. It fits on half a sheet of paper.</p>
<ul>
  <li>What starts it, in one sentence that contains no 'or'</li>
  <li>What stops it</li>
  <li>Who gets it, and roughly how many in a month</li>
  <li>Whose name is on it, meaning a person who works here now</li>
  <li>The date when that person last went through it as if they were a customer</li>
</ul>
<p>If a card cannot be filled in, the flow goes off. You may be sure that someone will tell you if it was needed. In my
experience hardly anyone does.</p>
<p>The monthly figure is more useful than it looks. Note it when the flow is healthy. When 'about thirty a month' turns
into zero or three hundred, something upstream has changed, and you know before a customer has to tell you.</p>

<h2>The objection</h2>
<p>People say that a small team needs automation more than a large one, having fewer hands. I agree about the hands.
But a large firm also has somebody whose job it is to notice when the machine goes wrong. You have Thursday afternoon.
Choose what fits into it.</p>
`,
  headings: [],
};
