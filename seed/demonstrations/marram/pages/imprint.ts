import type { Seed } from '../../../records.ts';

export const imprint: Seed<'page'> = {
  title: 'Imprint',
  slug: 'imprint',
  seo_description: 'The company behind this site: Marram Ltd, Edinburgh, with its directors, register and telephone.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>Marram Ltd<br>9 Tolbooth Close, third floor<br>Edinburgh<br>Scotland</p>
<p>Directors: Elspeth Rankine, Morag Sinclair</p>
<p>Telephone: +44 131 496 0172<br>Email: <a href="mailto:hello@marram.example">hello@marram.example</a></p>
<p>Registered in Scotland under a number that we have made up, SC000172, as we have made up the company.</p>
<h2>About this site</h2>
<p>Set in Newsreader and Figtree. The prints and the portraits are drawn by a program; no clients, hills or colleagues were
photographed. Texts may be copied by any practice for its own use, with or without saying where they come from.</p>
`,
    },
  ],
};
