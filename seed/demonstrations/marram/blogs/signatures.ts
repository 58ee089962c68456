import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Four signatures without a decision',
  short_description:
    'How a partnership approves its texts, why that takes nine weeks, and an arrangement that takes nine days and hurts nobody.',
  team_id: 'Morag Sinclair',
  category_id: 'Running a practice',
  daysAgo: 182,
  image: 'Four signatures without a decision',
  image_alt: 'Print in sand: hills with a few trees under a low sun',
  description: `
<p>I keep our calendar, so I know how long things take. Writing the pages for a practice takes us three weeks. Having
them approved takes nine. Nobody is slow. But approval has been asked of everybody, which is a way of asking it of
nobody.</p>
<p>The text goes to four partners. The first corrects a comma and the word “whilst”. The second, who has seen the
first one’s corrections, adds a paragraph on her own department, since there is now one on his. The third is in court.
The fourth approves everything within the hour, unread, and objects when it is printed.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'One pen, and three questions',
      description: `
<p>Two different things are called approval. One is deciding what the text says. The other is making sure that it does
no harm. The first needs one person. The second needs several, each with one question.</p>
<p>So we ask a practice to name, before we start:</p>
<ul>
<li><strong>The pen.</strong> One partner, who decides on every word and need not explain. Not the most senior one:
choose the one who sees most clients.</li>
<li><strong>Compliance</strong>, who is asked: does any sentence break a rule? Please quote the rule.</li>
<li><strong>Each head of department</strong>, who is asked: is anything about your work untrue?</li>
<li><strong>Reception</strong>, who are asked: would you have to explain any of this on the telephone?</li>
</ul>
<p>Nobody is asked whether they like it. They would tell you, and it would be rude not to act on it.</p>
`,
      linkedin: '',
      image: 'One pen, and three questions',
      image_alt: 'Print in grey: long lines like wind in grass',
    },
    {
      sequence: 2,
      heading: 'Nine days',
      description: `
<p>The timetable fits on a card.</p>
<ol>
<li><strong>Monday.</strong> The text goes out, on paper, one copy each, with the one question at the top. Paper,
because on paper nobody can correct anybody else’s corrections.</li>
<li><strong>By Thursday</strong> at noon answers come back to me, not to each other. “No” is an answer. So is nothing: the card says that silence
on Thursday means no objection, and they have all signed the card.</li>
<li><strong>Friday.</strong> The pen gets one list and goes through it with Elspeth, in an hour. Anything untrue is
put right. So is anything that breaks a rule. Everything else is up to the pen.</li>
<li><strong>The Tuesday after</strong> it is published. Everyone gets it that morning with a note: I am collecting
changes, and we make them together in six weeks.</li>
</ol>
<p>That last line does most of the work. People fight for a comma because they believe that it is now or never. Of all
the changes that have spent six weeks in my folder, the sender still wanted about one in five.</p>
<p>A firm that tried this told me that it had not saved them any time, because they had spent it all on choosing the
pen. I am not surprised. That was what the nine weeks had been about.</p>
`,
      linkedin: '',
      image: 'Nine days',
      image_alt: 'Print in grey: a small sailing boat on calm water',
    },
  ],
};
