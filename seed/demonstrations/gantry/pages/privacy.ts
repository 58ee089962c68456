import type { Seed } from '../../../records.ts';

export const privacy: Seed<'page'> = {
  title: 'Privacy',
  slug: 'privacy',
  seo_description: 'What Gantry keeps when you visit, write or ring, for how long, and how to have it deleted.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>Short, because there is little to say. If a sentence here surprises you, ring us.</p>
<h2>Who answers for this</h2>
<p>Gantry, Loods 7, Kraanspoorkade, Rotterdam, the Netherlands. Pieter Kooiman looks after it:
<a href="mailto:shed@gantry.example">shed@gantry.example</a>.</p>
<h2>You visit this site</h2>
<p>No cookies for visitors, no visitor counters from other companies, no fonts from elsewhere. The company that runs
the server keeps its log for ten days so that it can fix faults and stop attacks. We look at it when something is
broken.</p>
<h2>You write to us or book a call</h2>
<p>We keep what you typed, when, and on which page, and use it to answer you. The legal ground is that you asked (Article
6(1)(b) of the GDPR). Joke reads it, and so does the colleague it is for. Our mail is carried by a company in the European
Union under a contract. Nobody else sees it, and you do not end up on a list.</p>
<p>We delete it after the number of days given below the form. If we do business, we keep invoices and contracts for
seven years, as Dutch tax law requires.</p>
<h2>You ring</h2>
<p>We do not record calls. We write on the back of a packing slip and throw it away.</p>
<h2>You send us a parcel</h2>
<p>Your address goes to the carrier that brings it back. Films of drop tests show the box, with the label covered.</p>
<h2>Your customers' data</h2>
<p>When we work in your account, we see orders. You stay responsible for them, we work on your instructions and under a
written agreement, and our access ends when the job does.</p>
<h2>What you may ask for</h2>
<p>To see what we have, have it corrected, deleted or handed over, or to object. One line is enough, and you get an
answer within a week. You may also complain to the Dutch data protection authority, the Autoriteit Persoonsgegevens.
We would rather hear it first.</p>
`,
    },
  ],
};
