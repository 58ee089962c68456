import type { Seed } from '../../../../records.ts';

export const imprint: Seed<'page'> = {
  title: 'Imprint',
  slug: 'imprint',
  seo_description:
    'Who is behind this site: name, address, telephone number and registration of Plinth, a studio in Karachi.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>Plinth<br>Studio 4, 17 Kiln Lane<br>Karachi<br>Pakistan</p>
<p>Represented by: Sana Qureshi, founder</p>
<p>Telephone: +92 21 555 0142<br>Email: <a href="mailto:hello@plinth.example">hello@plinth.example</a></p>
<p>Register of firms, Karachi: 0142 (invented, as is the firm)</p>
<p>Responsible for the content: Sana Qureshi, at the address above. Each post names its author.</p>
<h2>Pictures and type</h2>
<p>All pictures on this site, portraits included, are drawn by a program. The typefaces are Bricolage Grotesque and
Inter.</p>
`,
    },
  ],
};
