import type { Seed } from '../../../records.ts';

export const privacy: Seed<'page'> = {
  title: 'Privacy',
  slug: 'privacy',
  seo_description: 'What Marram keeps when you visit this site or write to it, who reads it, and when it is destroyed.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>You would be right to read this page before writing to us. It is short because we keep little.</p>
<h2>Who answers for it</h2>
<p>Marram Ltd, 9 Tolbooth Close, Edinburgh. Morag Sinclair looks after data protection, at
<a href="mailto:hello@marram.example">hello@marram.example</a> or +44 131 496 0172.</p>
<h2>If you only look</h2>
<p>No cookies are set. No fonts, maps, films or counters are fetched from anybody else, so no other company learns that you
were here. The firm that runs our server keeps its technical log for seven days.</p>
<h2>If you write, or ask for a time</h2>
<p>We keep what you typed, when, and from which page, so that we can answer; that is a legitimate interest, in the words of
the law, and plain manners in ours. Morag reads it and shows it to one of us. The notice that a message has arrived goes to
our mailbox, which a provider in the United Kingdom carries for us.</p>
<p>Messages are destroyed after the number of days given below each form, or on the day you ask. If we come to work together,
invoices are kept for six years, because HM Revenue and Customs would like to see them.</p>
<h2>What you may ask</h2>
<p>To see what we have, to have it corrected, restricted, handed over or destroyed, and to object to our having it. Tell
Morag; you need not explain. If we handle it badly, the Information Commissioner’s Office takes complaints, and we would
rather you tried us first only because we are quicker.</p>
`,
    },
  ],
};
