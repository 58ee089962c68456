import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'A biography for people who would rather not',
  short_description:
    'Profiles of partners and consultants are read more than anything else on the site. Five questions that make one worth reading.',
  team_id: 'Elspeth Rankine',
  category_id: 'Plain words',
  daysAgo: 161,
  image: 'A biography for people who would rather not',
  image_alt: 'Print in sand: single leaves and berries',
  description: `
<p>The people page is where visitors to a practice spend their time, and the profiles on it were written by the people
who least wanted to write them. One can tell. “Angus has extensive experience across a broad range of matters and
enjoys spending time with his family.” I have met Angus. He once talked a man down from a roof by discussing
conveyancing.</p>
<p>I do not ask Angus to write anything. I ring him up, at twenty to six, and ask him five questions.</p>
<h2>The five questions</h2>
<ol>
<li><strong>What do people say in the first minute, when they ring you?</strong> The answer describes the work better than any list of
it. “They say that they have had a letter and have not opened it.”</li>
<li><strong>What do you tell them?</strong> “To fetch it, and open it while I am there.”</li>
<li><strong>Whom should people see instead of you?</strong> Everybody hesitates here, and then names two colleagues with great warmth. Print it.
Nothing makes a practice look more like one.</li>
<li><strong>What did you do before?</strong> Only if it matters. A sheriff clerk, yes. A summer in a bank, no.</li>
<li><strong>What will a client notice about you?</strong> “That I write everything down by hand.” “That I am slow and do not mind being asked
again.”</li>
</ol>
<p>Families and dogs stay at home, unless the dog comes to work. It is a matter of safety as well as taste: some
people’s clients are angry with them.</p>
<h2>What comes of it</h2>
<blockquote><p><strong>Angus Mair</strong> looks after people who have had a letter from the other side and have left it on the hall table. He will
ask you to open it while he is on the line. Angus was a sheriff clerk for nine years, so he knows which of the dates in it are real.
For anything about children he will send you to Moira, and for farms to Euan, who has one. He writes everything down by hand, and you
get the page.</p></blockquote>
<p>Eighty-three words. Angus complained that it was not very formal, and changed “hall table” to “mantelpiece”, because it is where his own
letters are.</p>
<h2>Four rules for the whole page</h2>
<ul>
<li>All of one length. Otherwise visitors count lines and draw conclusions, and so do the partners.</li>
<li>In the third person, by one author. A page of first persons is a room where everybody talks at once.</li>
<li>Reception too, at the same length. They are the people one meets.</li>
<li>Qualifications in one line at the end, in full, for anyone who has to check them.</li>
</ul>
<p>When somebody leaves, take the page down the same day and leave a sentence at its address: who has the files, and how to reach them. Clients
bookmark people, not firms.</p>
`,
  headings: [],
};
