import type { Seed } from '../../../records.ts';

export const farrier: Seed<'caseStudy'> = {
  title: 'How to say no two hundred times a year',
  client: 'The Farrier Trust',
  short_description:
    'A small foundation refused nineteen of twenty applicants in thirty-eight words. Now it gives a reason, and second attempts are better.',
  image: 'How to say no two hundred times a year case study',
  image_alt: 'Print in sand: three mountains with snow on their tops',
  year: '2025',
  services: ['Plain English Rewriting'],
  results: [
    { value: '7', label: 'True reasons for saying no, agreed by all trustees' },
    { value: '5', label: 'Applicants refused in spring and funded in autumn; before, one or two' },
    { value: '3', label: 'Telephone calls about it, all of them civil' },
  ],
  review_id: 'Refusals worth reading',
  description: `
<p>The Farrier Trust gives small sums to villages: a roof for a hall, a boat for a school. It has one member of staff,
three days a week, and had 211 applications last year for eleven grants. Everybody else got a letter that
regretted.</p>
<h2>Seven reasons</h2>
<p>We asked Peter Lomax to sort a year of refusals into heaps on the boardroom table according to the real reason. He
made seven. <em>Too large for us. Outside the six counties. Somebody else ought to pay for it. Good, but later than
others like it.</em> And so on, to the seventh: <em>we could not tell what you want to do.</em></p>
<p>Each heap became a letter of some 120 words. It gives the reason in the first sentence, says what would have changed the answer, and
names a month in which it makes sense to try again, or says kindly that there is none.</p>
<h2>The seventh letter</h2>
<p>It was the hardest, and took as long as all the others. It ends with three questions, and invites anyone who can
answer them in a paragraph each to send that and nothing else. Four of the five who were funded the second time had
received this one.</p>
<h2>And the yes</h2>
<p>The letter with the good news had four pages of conditions in front of the sum. The sum now comes first.</p>
`,
  sections: [
    {
      id: 'opening',
      type: 'richText',
      heading: 'The first sentence, then and now',
      html: `
<p><em>Then:</em> “The Trustees have given careful consideration to your application and regret that on this occasion they are unable to
offer support, which they regret.”</p>
<p><em>Now:</em> “We are not going to fund the new kitchen, because it lies outside the six counties that our deed allows.”</p>
`,
      width: 'large',
    },
  ],
};
