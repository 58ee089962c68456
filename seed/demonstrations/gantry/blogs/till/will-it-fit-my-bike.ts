import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Will it fit my bike? A page for a part that must fit',
  short_description:
    'How to lay out the page of a product with one hard question, so that the answer comes before the basket.',
  team_id: 'Shanice Rozenblad',
  category_id: 'The Till',
  daysAgo: 20,
  image: 'Will it fit my bike? A page for a part that must fit',
  image_alt: 'A bicycle wheel, a pannier and a list of what fits',
  description: `
<p>Bags, brackets, mudguards, filters, blades. If you sell something that has to fit something else, your customer has
one question. All the others can wait, and so can the film of the founder walking through a field.</p>
<p>I have built eleven shops of this kind. Their pages differ in almost everything except the order of the first
screen on a phone. It is always this:</p>
<ol>
<li>Name, with the measure in it: 'Rear pannier, 20 litres, for tubes of 8 to 16 mm'.</li>
<li>Price, with the postage next to it.</li>
<li><strong>Does it fit?</strong> With the answer.</li>
<li>The button.</li>
</ol>
<p>The third line is the work. There are three ways to build it. Which is right depends on how many things yours might
have to fit.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'A sentence, a list or a choice',
      description: `
<p><strong>Up to five cases: a sentence.</strong> 'Fits every rack with round tubes of 8 to 16 mm. Does not fit flat
racks.' Add a small drawing of a round tube and a flat one. No menus, no code.</p>
<p><strong>Up to about sixty: a list that can be searched.</strong> Put it on the page as a plain table and let people
search it with the browser. People know how to find 'Delta Cargo 2' in a table. It also means that search engines read
it, and that somebody who types the model into a search box lands here. Keep the ones that do <em>not</em> fit in the
same table, with a cross. A missing row is not an answer. A cross is.</p>
<p><strong>Hundreds: a choice of make, model, year.</strong> Three fields in that order, remembered for the next
visit, with 'I do not know' as a real option in each of them. That option leads to a photograph of where the number is
stamped on the frame. Do not hide the button until they have chosen. Some people know very well what they need, and
are in a hurry.</p>
<p>Whichever you build, give the answer in words as well as in colour: 'Fits' or 'Does not fit'. Some of your
customers cannot tell your green from your red.</p>
`,
      linkedin: '',
      image: 'A sentence, a list or a choice',
      image_alt: 'A list with three ticks and a cross',
    },
    {
      sequence: 2,
      heading: 'Where the answers come from',
      description: `
<p>They are in somebody's head. At a maker of repair stands it was Henk, who had answered the phone for nineteen
years. We sat next to him for a day and wrote down every question with its answer. There were 74 different ones. Nine
of them made up more than half of the calls.</p>
<p>So do this before you pay anyone to build anything: put a pad next to the phone for two weeks. Date, model,
question, answer. Then build the nine.</p>
<p>Keep the pad. Each model that nobody has asked about before goes into the table on Friday. Make that one person's
job. A table of fits that stops in the middle of last year does more harm than none, because people believe it.</p>
<p>And when it does not fit, say what does, even if you do not sell it. They remember. It is also the cheapest advert I
know of.</p>
`,
      linkedin: '',
      image: 'Where the answers come from',
      image_alt: 'A telephone receiver above a written note',
    },
  ],
};
