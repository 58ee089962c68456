import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'A letter that arrives on the worst day',
  short_description:
    'How to write to a family in the first week after a death: what they need that week, what can wait, and a letter to copy.',
  team_id: 'Elspeth Rankine',
  category_id: 'Plain words',
  daysAgo: 74,
  image: 'A letter that arrives on the worst day',
  image_alt: 'Print in grey: hills with a few trees at night',
  description: `
<p>Every executry department has this letter. It is posted in the week of a funeral, it begins by being sorry, and it
has enclosures. I have read a great many, usually aloud, usually to the solicitors who had signed them. They fall
silent at about the fourth paragraph.</p>
<p>Nothing in it is untrue or unkind. It is merely written for the file, and it is opened in a kitchen.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'What a family needs to know this week',
      description: `
<p>Very little. When we ask people a year later, the list is always the same:</p>
<ul>
<li>that they need not do anything about the house, the bank or the pension this week;</li>
<li>the one thing they must not do, which is usually to use the dead person’s card;</li>
<li>a name and a direct number, of somebody who will still be there in March;</li>
<li>when you will write again.</li>
</ul>
<p>Anything else you enclose they will keep, unread, in a carrier bag, and be ashamed of it. The carrier bag is so
common that one of our clients now begins the first meeting with: “Bring the bag.”</p>
`,
      linkedin: '',
      image: 'What a family needs to know this week',
      image_alt: 'Print in green: sheets of cut paper laid over one another',
    },
    {
      sequence: 2,
      heading: 'A letter to copy',
      description: `
<blockquote>
<p>Dear Mrs Petrie,</p>
<p>I was sorry to hear of your husband’s death. I met him twice, about the croft, and he made me laugh both times.</p>
<p>There is nothing that you have to do this week. The house is insured, the bank has been told, and his pension
office will write to us and not to you. The only thing I would ask is that nobody uses his bank card, even for the
funeral; there is another way to pay for it from his account, which I will explain.</p>
<p>I shall write again in about three weeks and suggest a time to meet. You need not prepare. If you have letters that
you do not know what to do with, put them in a bag and bring the bag.</p>
<p>If anything worries you before then, ring me: 0131 496 0104. It is my own telephone. If I am out, Kirsty will answer, and she knows.</p>
<p>Yours sincerely,<br>Fiona Ure</p>
</blockquote>
<p>A hundred and fifty words, or thereabouts. If you never met him, leave out the croft; do not replace it with a
phrase about this difficult time. Mrs Petrie knows what kind of time it is.</p>
`,
      linkedin: '',
      image: 'A letter to copy',
      image_alt: 'Print in sand: a small sailing boat on calm water',
    },
    {
      sequence: 3,
      heading: 'What the compliance partner will say',
      description: `
<p>That the terms of business have to go out. They do. Send them with the second letter, and say in one sentence what your work will cost. That
proof of identity is needed. It is, at the meeting. That the letter does not limit your liability. Quite so; nor did the conversation
about the croft.</p>
<p>Check with your regulator what must be sent when, since that differs and changes. In our experience the rules ask
for a good deal less in the first week than the template does. Templates grow by a paragraph after each complaint, and
nobody has ever complained that a letter was short.</p>
`,
      linkedin: '',
      image: 'What the compliance partner will say',
      image_alt: 'Print in green: long lines like wind in grass',
    },
  ],
};
