import type { Seed } from '../../../../records.ts';

export const privacy: Seed<'page'> = {
  title: 'Privacy',
  slug: 'privacy',
  seo_description:
    'What Plinth stores when you visit this site or write to us, who reads it, and how to have it deleted.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>We build websites for other people, so we would look foolish if ours collected more than it needs. This page says
all there is to say.</p>
<h2>Who is responsible</h2>
<p>Plinth, Studio 4, 17 Kiln Lane, Karachi, Pakistan. Questions go to Sana Qureshi, at
<a href="mailto:hello@plinth.example">hello@plinth.example</a>.</p>
<h2>When you visit</h2>
<p>This site sets no cookies for visitors and loads nothing from other companies. Fonts and pictures come from the same
server as the words. We do not follow anyone from page to page.</p>
<p>The company that runs our server logs requests, with IP addresses shortened, and keeps the log for fourteen days to
find faults and stop attacks.</p>
<h2>When you write or ask for a call</h2>
<p>We store what you type, the time, and the page you sent it from. Sana reads it, and so does the colleague it
concerns. We answer by email, which passes through the company that carries our mail. Nobody else receives it, and we
do not add you to a list.</p>
<p>We delete messages after the number of days given below each form. If we work together, we keep the contract and
the invoices for as long as tax law requires.</p>
<h2>What you can ask for</h2>
<p>A copy of what we have, a correction, or that we delete it. One line by email is enough, and you get an answer
within one working day, as with everything else. If you live in Europe, you may also complain to the data protection
authority of your country.</p>
`,
    },
  ],
};
