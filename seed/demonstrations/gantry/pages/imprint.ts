import type { Seed } from '../../../records.ts';

export const imprint: Seed<'page'> = {
  title: 'Imprint',
  slug: 'imprint',
  seo_description: 'Who is behind Gantry, where the shed is, and how to reach us.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>Gantry<br>Loods 7, Kraanspoorkade<br>Rotterdam<br>The Netherlands</p>
<p>Represented by Joke Verhulst and Pieter Kooiman.</p>
<p>Telephone: +31 10 055 01 42, on working days from 7:30 to 17:00<br>Email:
<a href="mailto:shed@gantry.example">shed@gantry.example</a></p>
<p>Chamber of Commerce: 00000000<br>VAT: NL000000000B00</p>
<p>Gantry is a fictional agency: its people, its clients, its figures and the street it is in were made up to show what this site
can do. So were the two numbers above.</p>
<h2>Deliveries</h2>
<p>Striped shutter, ring twice. Trucks reverse in from the water side before 15:00. Pallets only with a booking, parcels
any time somebody is there. We do not sign for cheese.</p>
<h2>Pictures and words</h2>
<p>Made in the shed. Quote what you like from the posts, with a link.</p>
`,
    },
  ],
};
