import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'How to sell to a committee you will never meet',
  short_description:
    'Your contact likes you, and four colleagues still have to agree. What each of them needs, and how to send it.',
  team_id: 'Sana Qureshi',
  category_id: 'Marketing',
  daysAgo: 138,
  image: 'How to sell to a committee you will never meet',
  image_alt: 'Cover artwork for "How to sell to a committee you will never meet"',
  description: `
<p>A maker of workshop ventilation once showed us eleven quotations that had ended the same way. The plant manager was
keen. There was a visit, and a price. Then came weeks of silence and a polite email: the matter had been
postponed.</p>
<p>We rang four of those plant managers, with permission. None had changed their mind. They had gone into an internal
meeting with a two-page quotation, and somebody had asked a question that they could not answer. In one case the
electrician wanted to know the starting current. In another, finance asked what the filters would cost each year.</p>
<p>The maker knew all the answers. They had just never left the building.</p>

<h2>Who is in the room</h2>
<p>Job titles differ from firm to firm, and one person may play two of these parts. The parts themselves hardly
change.</p>
<ul>
  <li><strong>The one who has the problem.</strong> Usually your contact. Wants it to go away, and wants to look
  sensible for having chosen you.</li>
  <li><strong>The one who pays.</strong> Has never seen the workshop. Compares your offer with every other use for the
  money, including none.</li>
  <li><strong>The one who has to live with it.</strong> Installs it, cleans it and gets the call at night. Often was
  not asked last time, and remembers.</li>
  <li><strong>The one who can say no.</strong> IT, legal, safety, works council. Gains nothing from your success and
  is blamed for your failure.</li>
  <li><strong>The one who signs.</strong> Spends five minutes on it, mainly to see whether the others agree.</li>
</ul>
<p>Most marketing is addressed to the first and the last. The brochure promises relief to one and growth to the other.
The three in between get a data sheet, if anything, and it is their questions that stop a purchase.</p>

<h2>Find out without being a nuisance</h2>
<p>Your contact knows who will ask what. You only have to find out in a way that helps them. I like this question:
'When you take this to your colleagues, what is the first objection you expect, and who will raise it?' People answer
it readily, because they have been worrying about it.</p>
<p>Have two more ready. 'How was the last purchase of this size decided?' shows you the real procedure. 'Who would be
annoyed to hear about this late?' gives you the name you would otherwise learn in week nine.</p>
<p>If your contact does not know, make a note of that and do not count on the order arriving by any date. People who
have no idea how their firm decides have probably never taken a purchase through it.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'One page for each reader',
      description: `
<p>Take the five parts and write one page for each, in ordinary language, that your contact can attach to an email
without editing. The payer's page gives the full cost over three years, with filters, service and training, and says
how it changes if the machine is used less than planned. The installer's page gives connections, weights, access, how
long the line will stand still, and a name to ring.</p>
<p>For the one who can say no, collect the certificates and fill in the usual questionnaire before anybody sends it.
An IT department that gets a completed security form on the first day may be so surprised that it answers on the
second.</p>
<p>Put a date and a version on each page. They travel further than you think, and an old price list can live for years
in somebody's downloads folder.</p>
`,
      linkedin: '',
      image: 'One page for each reader',
      image_alt: 'Artwork for the section "One page for each reader"',
    },
    {
      sequence: 2,
      heading: 'Publish the awkward answers',
      description: `
<p>The members of the committee look you up before the meeting, and most of them never write to you. All they have is
what they find.</p>
<p>So publish the facts that buyers have to dig for: how long delivery takes in a bad month, what is not included, which
firms should choose somebody else, what it costs to leave. Add a rough price range. A payer who cannot find one assumes
the worst, and an installer who cannot find a manual assumes there is none.</p>
<p>Whenever a sales conversation brings up a new question, write a proper answer and add it. After a year you will
have the most useful page in your trade, read at firms you have not even heard of yet.</p>
`,
      linkedin: '',
      image: 'Publish the awkward answers',
      image_alt: 'Artwork for the section "Publish the awkward answers"',
    },
    {
      sequence: 3,
      heading: 'After the meeting',
      description: `
<p>Agree on the next step before the meeting takes place. 'You meet on the ninth. May I ring on the tenth at eleven,
to hear what came up?' Then both sides know when you will talk again, and nobody feels chased.</p>
<p>On that call, ask who spoke against it and what they said. Answer the point in writing, in a form that can be
passed on, and offer ten minutes with your own technician. The objection is nearly always narrower than it sounded
second-hand.</p>
<p>And if the purchase is postponed, ask what would bring it back: a new budget year, perhaps, or a colleague's
return. Note the month and write again then. That is how the ventilation maker reopened some of its old quotations,
simply by sending the filter costs to the people in finance who had asked for them.</p>
`,
      linkedin: '',
      image: 'After the meeting',
      image_alt: 'Artwork for the section "After the meeting"',
    },
  ],
};
