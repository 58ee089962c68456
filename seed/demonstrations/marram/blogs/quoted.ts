import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Quoting a client who may not be named',
  short_description:
    'A testimonial signed “Mrs B., Perthshire” persuades nobody, and may still identify her. Four ways to do it that are honest and safe.',
  team_id: 'Elspeth Rankine',
  category_id: 'Discretion',
  daysAgo: 9,
  image: 'Quoting a client who may not be named',
  image_alt: 'Print in green: hills with a few trees under a low sun',
  description: `
<p>For eleven years I put initials after quotations in a newspaper, and I can report what initials do. They tell the neighbours
everything and the reader nothing. “Mrs B., Perthshire, separated after thirty years” is one woman, and everyone in her village
knows which.</p>
<p>So most practices in our line either print nothing or print something so vague that it might be about a garage. There is ground
between the two.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Ask for a sentence about yourself, not about them',
      description: `
<p>What identifies people is their circumstances. What persuades the next client is your conduct. You can keep the two
apart by the way you ask. Do not ask “how was your case?” Ask one of these, in a letter, six weeks after the file is
closed:</p>
<ul>
<li>What did we do that you had not expected?</li>
<li>What were you afraid of before you came, and how did that turn out?</li>
<li>What should we tell the next person on the telephone?</li>
</ul>
<p>“He told me on the first day what he did not know yet” contains nobody’s divorce. It could be printed under any name or none.</p>
`,
      linkedin: '',
      image: 'Ask for a sentence about yourself, not about them',
      image_alt: 'Print in green: the contour lines of two hilltops',
    },
    {
      sequence: 2,
      heading: 'Sign it with something true',
      description: `
<p>Readers distrust initials, because initials are what people invent. These are better, in ascending order:</p>
<ol>
<li><strong>A colleague’s full name.</strong> The accountant who sends you clients, the ward sister, the other side’s
solicitor. They have no secret to keep, and their opinion is worth more.</li>
<li><strong>A role.</strong> “A client of the family department, 2025.” It claims little and is believed.</li>
<li><strong>Your own hand.</strong> “Of the last thirty people who answered our letter, nineteen said that they had
been afraid of the bill. We now give a figure in the first hour.” It quotes nobody, and it is the strongest of the
three, because it ends in something you did.</li>
</ol>
`,
      linkedin: '',
      image: 'Sign it with something true',
      image_alt: 'Print in sand: sheets of cut paper laid over one another',
    },
    {
      sequence: 3,
      heading: 'Get consent that can be withdrawn',
      description: `
<p>Write down the exact words, where they will appear, and until when. A year is plenty. Say how to withdraw, and make
that one telephone call. Then put the date in the diary of the person who owns the website, because consent that
nobody remembers is not consent.</p>
<blockquote><p>We would like to print these words on our website, under “a client, 2026”, until March 2027. You can change your mind
by ringing Ann at any time, and she will not ask why.</p></blockquote>
<p>And do not ask everybody. Leave out anyone whose matter is not over, anyone who is still angry with a person who can read, and
anyone who would find it hard to refuse you. In a clinic that is most people on most days, and then the honest number of testimonials
is none. A page that says so, in two sentences, is worth more than “J., 43”.</p>
<p>Your regulator may have views on all of this, and they come before ours.</p>
`,
      linkedin: '',
      image: 'Get consent that can be withdrawn',
      image_alt: 'Print in green: long lines like wind in grass',
    },
  ],
};
