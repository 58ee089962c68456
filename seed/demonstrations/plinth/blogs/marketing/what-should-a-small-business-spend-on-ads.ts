import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'What should a small business spend on ads?',
  short_description:
    'Work backwards from what a customer is worth to you, with a sum on paper and a limit to set before you start.',
  team_id: 'Tomás Herrera',
  category_id: 'Marketing',
  daysAgo: 124,
  image: 'What should a small business spend on ads?',
  image_alt: 'Cover artwork for "What should a small business spend on ads?"',
  description: `
<p>You will hear rules of thumb: so many per cent of turnover, or as much as your competitor spends. I do not use
them. They leave out the only two things that matter: what a new customer is worth to you, and how many more you could
serve.</p>
<p>Only you know either figure. So here is the sum, done for an invented piano tuner. Put your own numbers next to
hers.</p>

<h2>The sum</h2>
<p><strong>What is one customer worth?</strong> A tuning costs 140 dollars. After the drive and her other costs, she
keeps 80. People who like her come back about once a year for some three years. Call it 240 in all. She is careful and
only counts the first two visits: 160.</p>
<p><strong>How much of that would you pay to get one?</strong> That is for you to decide. She says 50. If she went
much higher, she would earn next to nothing until the second visit.</p>
<p><strong>How many could you take on?</strong> Her diary has room for ten more tunings a month. That sets the
ceiling:</p>
<pre>10 customers x 50 dollars = 500 dollars a month</pre>
<p>Anything more would go on people she had to turn away. It is remarkable how often an ad budget is set without a
look at the diary.</p>
<p><strong>Is it enough to learn something?</strong> Look up what a click costs for her search words. Google's own
Keyword Planner gives a range. Say 4 dollars. Then 500 dollars buys 125 visits, and to get her ten customers, one
visitor in twelve or thirteen would have to book. That is asking a lot. If one in twenty-five books, she gets five
customers at 100 dollars each: more than she wanted to pay, but still less than they are worth.</p>
<p>Now she knows, before spending anything, what has to be true for this to work. If clicks in her town cost 15
dollars, the same sum tells her to stay away and print cards for the music teachers.</p>

<h2>What the sum leaves out</h2>
<p>Your time, for one. Five enquiries that come to nothing still cost five calls. Then there is the fee for managing
the ads: if the management costs as much as the clicks, each customer costs twice what the platform shows you. Include
it, and be suspicious of reports that do not. For a budget of a few hundred a month, it may be wiser to pay somebody
once to set things up and show you how to look after them.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Set the stopping rule before the first click',
      description: `
<p>Decide in advance how much you are ready to lose on finding out. I suggest what five customers are worth to you.
For the piano tuner that is five times 160, or 800 dollars, spread over six or seven weeks.</p>
<p>Write it down with a date, along with the reasons that would make you stop sooner: no enquiry at all after the first
half, or enquiries for something you do not offer. Until then, leave the budget alone. A quiet first week means little
when you are buying four visits a day.</p>
<p>If you reach the limit with too few customers, stop. You have paid for an answer and got one. Keep the list of what
people searched for: it will help when you write your own pages.</p>
`,
      linkedin: '',
      image: 'Set the stopping rule before the first click',
      image_alt: 'Artwork for the section "Set the stopping rule before the first click"',
    },
    {
      sequence: 2,
      heading: 'One place, one offer, one season',
      description: `
<p>Most small budgets fail because they are spread too thin. Search ads in three towns, some social posts and a video
come to nothing, and afterwards nobody can say which of them was at fault.</p>
<p>Put all of it into one kind of ad for one service in one area. The tuner would choose search ads, for 'piano
tuning', within a half-hour drive. She would also choose her months. People have their pianos tuned when the heating
goes on and before Christmas, so she saves June's and July's money for October. Hardly any trade needs the same amount
in every month.</p>
<p>Once that one thing has paid its way for two months, raise the budget a little and watch the cost of a customer.
When it begins to climb, you have reached the limit of your market and can think about the next town.</p>
`,
      linkedin: '',
      image: 'One place, one offer, one season',
      image_alt: 'Artwork for the section "One place, one offer, one season"',
    },
  ],
};
