import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'What it costs, when nobody can know yet',
  short_description:
    'A page about fees for work whose end nobody can foresee, with four figures you can honestly give and a page to copy.',
  team_id: 'Morag Sinclair',
  category_id: 'Plain words',
  daysAgo: 96,
  image: 'What it costs, when nobody can know yet',
  image_alt: 'Print in grey: three mountains with snow on their tops',
  description: `
<p>I answer our telephone, and I pay our bills, among them one from a solicitor. Before I rang him I read his page on fees. It said that every
case was different. So is every kitchen, and joiners manage.</p>
<p>He is a good solicitor, and the page was not dishonest. He could not know. But there were four things that he did
know, and he had written down none of them.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Four figures that you do know',
      description: `
<ol>
<li><strong>The first hour.</strong> What it costs, whether people pay then and there, and that they owe nothing
further if they leave it at that. This one figure brings in those who were afraid to ask.</li>
<li><strong>The first stage.</strong> Most work has one: the letter and the answer to it, the assessment, the
application. Give its usual price, and say what you do at the end of it, which is stop and ask.</li>
<li><strong>The last ten.</strong> Take the last ten matters of that kind that were finished. Throw away the dearest and the cheapest. “Of our
last ten, eight came to between £1,900 and £3,400; the dearest went to court.” It is a fact about the past, and it promises nothing.</li>
<li><strong>What you do not decide.</strong> Court fees, registers, the expert, VAT. People mind these less than they
mind learning of them in the third letter.</li>
</ol>
<p>If you charge by the hour, say so, and then say what a telephone call counts as. I have been charged for the six
minutes in which we discussed being charged for six minutes.</p>
`,
      linkedin: '',
      image: 'Four figures that you do know',
      image_alt: 'Print in sand: sheets of cut paper laid over one another',
    },
    {
      sequence: 2,
      heading: 'A page to copy',
      description: `
<blockquote>
<p><strong>What does it cost to separate?</strong></p>
<p>The first hour is £180 and you pay it on the day. Afterwards you know where you stand, and many people need nothing more from us for
some months.</p>
<p>If you agree about most things, we write the agreement for £1,200. That includes two rounds of changes.</p>
<p>If you do not agree, we cannot tell you the whole sum, because it depends on somebody who is not our client. Of the last ten that
we finished, eight cost between £2,800 and £6,100. We write to you whenever another £750 has been spent, before we spend more, and
you can stop.</p>
<p>The court charges its own fees, which we list here with the date on which we last checked. All prices include VAT.</p>
</blockquote>
<p>A hundred and thirty words. It took a firm in Fife eleven weeks to agree on them, most of which went on the
sentence about the last ten. They had never added them up. One partner was surprised, and another had known all along
and been too polite to mention it.</p>
<p>Before you publish, check it against your own regulator’s rules on what has to accompany a price. And put a date in
the diary a year from now. A page on fees that is two years old is worse than none: it is the one page that people
bring with them.</p>
`,
      linkedin: '',
      image: 'A page to copy',
      image_alt: 'Print in green: single leaves and berries',
    },
  ],
};
