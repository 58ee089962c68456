import type { Seed } from '../../../records.ts';

export const howWeWork: Seed<'page'> = {
  title: 'How We Work',
  seo_title: 'How we work: from the first call to the weeks after launch',
  seo_description:
    'Five steps from the first call to the weeks after launch, how many hours they take you, and what we need from you.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'Five steps and no surprises',
      lead: 'Every project goes the same way, whether it takes four weeks or four months. This page says what happens when.',
      actions: [{ label: 'Book a call', link: '/meeting' }],
      look: 'text',
    },
    {
      id: 'steps',
      type: 'steps',
      heading: 'From the first call to the weeks after',
      steps: [
        {
          title: 'We listen',
          text: 'Half an hour on the phone. You describe the problem, Sana asks the questions. If we are the wrong people for it, she says so.',
        },
        {
          title: 'You get a price',
          text: 'One figure and one page, with a list of what it covers and what it does not. You have two weeks to think about it.',
        },
        {
          title: 'We show you something',
          text: 'Early on you see a draft: the words, a list of screens or a first page. It is rough, so changing it costs nothing.',
        },
        {
          title: 'We build it',
          text: 'An update arrives every Friday: what is done, what is late, what we need from you. It fits on a page.',
        },
        {
          title: 'We stay a while',
          text: 'For four weeks after the launch we watch what visitors do and fix what they stumble over. That is part of the price.',
        },
      ],
    },
    {
      id: 'your-part',
      type: 'richText',
      heading: 'What we need from you',
      html: `
<p>A project stops when the answers stop coming. So we ask for three things before we begin:</p>
<ul>
<li><strong>One person who can decide.</strong> A committee is welcome to comment, but somebody has to say yes.</li>
<li><strong>Two hours a week.</strong> Most of it goes on reading drafts, the rest on one call.</li>
<li><strong>The truth about the numbers.</strong> If nobody has bought from the site since spring, we want to know.</li>
</ul>
`,
      tone: 'tint',
    },
    {
      id: 'questions',
      type: 'faq',
      heading: 'What people ask before they sign',
      questions: [
        {
          question: 'What if we do not like the first draft?',
          html: '<p>Then we make another. Every price includes two rounds of changes, and most projects need only one.</p>',
        },
        {
          question: 'Who owns what you make?',
          html: '<p>You do. From the first day, domains, accounts, texts, designs and source code are in your name.</p>',
        },
        {
          question: 'Can we stop in the middle?',
          html: '<p>Yes. You pay for the steps we have finished and keep everything that came out of them.</p>',
        },
        {
          question: 'How do we meet, with up to thirteen hours between us?',
          html: '<p>On video, in your morning, wherever you are in Europe or the United States. Everything else is in writing.</p>',
        },
      ],
    },
    {
      id: 'reviews',
      type: 'quotes',
      heading: 'How it was for others',
      look: 'single',
      more: { label: 'All reviews', link: '/our-reviews' },
    },
    {
      id: 'contact',
      type: 'callToAction',
      title: 'The first step is half an hour',
      text: 'Pick a time, or write a few lines. Either way you will talk to the person who does the work.',
      actions: [
        { label: 'Book a call', link: '/meeting' },
        { label: 'Contact Us', link: '/contact-us' },
      ],
    },
  ],
};
