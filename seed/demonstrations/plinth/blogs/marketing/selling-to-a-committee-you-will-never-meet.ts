import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'Selling to a committee you will never meet',
  short_description:
    'Your contact likes you, and four colleagues still have to agree. What each of them needs, and how to send it.',
  author: 'Sana Qureshi',
  category: 'Marketing',
  publishedDaysAgo: 138,
  image_alt: 'Cover artwork for "Selling to a committee you will never meet"',
  description: `
<p>A maker of workshop ventilation once showed us eleven offers that had ended the same way. The plant manager was
keen. There had been a visit, and a price. Then came weeks of silence and a polite email: the matter
had been postponed.</p>
<p>We rang four of those plant managers, with permission. None had changed their mind. They had gone into an internal
meeting with an offer of two pages, and somebody had asked a question that they could not answer. In one case it was
the electrician, who wanted to know the starting current. In another it was finance, who asked whether the filters
were a running cost and how large.</p>
<p>The maker knew all of these answers. They had never left the building.</p>

<h2>Who is in the room</h2>
<p>Job titles differ from firm to firm, and one person may hold two of these parts. The parts themselves hardly
change.</p>
<ul>
  <li><strong>The one who has the problem.</strong> Usually your contact. Wants it to go away, and wants to look
  sensible for having chosen you.</li>
  <li><strong>The one who pays.</strong> Has never seen the workshop. Compares your offer with every other use of the
  same money, including none.</li>
  <li><strong>The one who has to live with it.</strong> Installs it, cleans it, is rung at night. Was often not asked,
  and remembers the last time.</li>
  <li><strong>The one who can say no.</strong> IT, legal, safety, works council. Gains nothing by your success and is
  blamed for your failure.</li>
  <li><strong>The one who signs.</strong> Spends five minutes on it. Looks mainly at whether the others agree.</li>
</ul>
<p>Most marketing is addressed to the first and the last. The brochure promises relief to one and growth to the other.
The three in between get a data sheet, if anything, and theirs are the questions that stop things.</p>

<h2>Find out without being a nuisance</h2>
<p>Your contact knows who will ask what. You only have to enquire in a way that helps them. I like this one: 'When you
bring this to your colleagues, what is the first objection you expect, and from whom?' People answer it readily,
because they have been worrying about it.</p>
<p>Two more are worth having ready. 'How was the last purchase of this size decided?' shows you the real procedure.
'Who would be annoyed to hear about this late?' gives you the name you would otherwise learn in week nine.</p>
<p>If the contact does not know, say so in your notes and treat the date of the order with caution. A person who has no
idea how their firm decides has probably never taken a purchase through it.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'One page for each reader',
      description: `
<p>Take the five parts and write one page for each, in ordinary language, that your contact can attach to an email
without editing. The payer's page has the full cost over three years, with filters, service and training in it, and
says what happens to the sum if use is lower than planned. The installer's page has connections, weights, access, the
hours that the line will stand still, and a name to ring.</p>
<p>For the one who can say no, collect the certificates and the answers to the usual questionnaire before it arrives.
An IT department that receives a completed security form on the first day is so surprised that it may even be
quick.</p>
<p>Put a date and a version on each page. They travel further than you think, and an old price list has a long life in
somebody's downloads folder.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "One page for each reader"',
    },
    {
      sequence: 2,
      heading: 'Publish the awkward answers',
      description: `
<p>Members of the committee look you up before the meeting, and most of them never write to you. What they find has to
do the talking.</p>
<p>So put the awkward matters where they can be found: how long delivery takes in a bad month, what is not included,
for which firms you are the wrong choice, what it costs to leave. A rough price range belongs there as well. A payer
who cannot find one assumes the worst, just as an installer who cannot find a manual assumes there is none.</p>
<p>Whenever a sales conversation brings up a new question, write the answer once, properly, and add it. After a year
you have the most useful page in your trade, and its readers include people at firms you have not heard of yet.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "Publish the awkward answers"',
    },
    {
      sequence: 3,
      heading: 'After the meeting',
      description: `
<p>Agree on the next step before the meeting takes place. 'You meet on the ninth. May I ring on the tenth at eleven, to
hear what came up?' Silence is then broken on a known day, and nobody has to feel chased.</p>
<p>On that call, ask who spoke against it and what they said. Answer that person's point in writing, addressed so that
it can be passed on, and offer them ten minutes with your own technician. The objection is nearly always narrower than
it sounded in the report.</p>
<p>And if it is postponed, ask what would bring it back: a new budget year, another breakdown, a colleague's return.
Note the month and write again in that month. The ventilation maker reopened old offers in this way, simply by sending
the filter costs to the people in finance who had asked for them.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "After the meeting"',
    },
  ],
};
