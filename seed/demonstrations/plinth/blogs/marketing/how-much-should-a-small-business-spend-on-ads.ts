import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'How much should a small business spend on ads?',
  short_description:
    'Work backwards from what a customer is worth to you: a sum on paper, and a limit to set before you start.',
  author: 'Tomás Herrera',
  category: 'Marketing',
  publishedDaysAgo: 124,
  image_alt: 'Cover artwork for "How much should a small business spend on ads?"',
  description: `
<p>You will hear rules of thumb: such and such a share of turnover, or whatever the competitor spends. I do not use
them. They leave out the only two things that matter, which are what a new customer brings you and how many you could
serve if they came.</p>
<p>Both are known to you and to nobody else. So here is the sum, done for an invented piano tuner. Put your own figures
next to it.</p>

<h2>The sum</h2>
<p><strong>What does one customer leave you?</strong> A tuning costs 140 dollars, and after the drive and an hour and a
half of work she counts 80 of that as hers. People who like her come back about once a year and stay for some three
years. Call it 240 over the whole time. She is careful and only counts the first two visits: 160.</p>
<p><strong>How much of that would you give to get one?</strong> This is a decision. She says 50. She could go higher,
and would then be waiting for the second visit before she earned anything.</p>
<p><strong>How many could you take?</strong> Her diary has room for ten more tunings a month. That sets the
ceiling:</p>
<pre>10 customers x 50 dollars = 500 dollars a month</pre>
<p>More than that would be spent on people whom she would have to turn away. It is remarkable how often an ad budget is
set without anybody having looked at the diary.</p>
<p><strong>Is it enough to learn something?</strong> Look up what a click costs for her search words. Google's own
Keyword Planner gives a range. Say 4 dollars. Then 500 dollars buy 125 visits, and to get her ten customers, one
visitor in twelve or thirteen would have to book. That is asking a lot. If one in twenty-five books, she gets five
customers at 100 dollars each, which is above what she wanted to give and still below what they leave her.</p>
<p>Now she knows, before spending anything, what has to be true for this to work. If clicks in her town cost 15
dollars, the same sum tells her to stay away and print cards for the music teachers.</p>

<h2>What the sum leaves out</h2>
<p>Your time for answering, for one. Five enquiries that come to nothing cost five calls. A fee for whoever manages the
ads belongs in it too: if the management costs as much as the clicks, each customer costs twice what the platform
shows you. Include it, and be suspicious of reports that do not. For a budget of a few hundred a month, it may be wiser
to pay somebody once to set things up and show you how to look after them.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Set the stopping rule before the first click',
      description: `
<p>Decide in advance how much you are ready to lose on finding out. I suggest what five customers are worth to you.
For the piano tuner that is five times 160, so 800 dollars, spent over six or seven weeks.</p>
<p>Write it down with a date, along with the reasons that would make you stop sooner: no enquiry at all after the first
half, or enquiries for something you do not offer. Until then, leave the budget alone. A quiet first week means little
when you are buying four visits a day.</p>
<p>If you reach the limit with too few customers, stop without shame. You have bought an answer. Keep the list of what
people searched for, because it will be useful for the words on your own pages.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "Set the stopping rule before the first click"',
    },
    {
      sequence: 2,
      heading: 'One place, one offer, one season',
      description: `
<p>A small budget fails most often by being spread. Search ads in three towns, some social posts and a video come to
nothing anywhere, and afterwards nobody can say which part was the bad one.</p>
<p>Put all of it into one kind of ad for one service in one area. The tuner would choose search ads, for 'piano
tuning', within a half-hour drive. She would also choose her months. Pianos are tuned before Christmas and when
heating starts, so she saves the money of June and July for October. Twelve equal monthly amounts suit the bank. They
seldom suit the trade.</p>
<p>When that one thing pays its way for two months, raise the budget by a step and watch the cost of a customer. When
it begins to climb, you have found the size of your market, and can think about the next town.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "One place, one offer, one season"',
    },
  ],
};
