import type { Seed } from '../../../records.ts';

export const mustard: Seed<'caseStudy'> = {
  title: 'A mustard that survives the conveyor',
  client: 'Vink & Daughters, Dordrecht',
  short_description:
    'One jar in fourteen arrived broken, and the whole ones earned 59 cents. A smaller box and a set of three fixed both.',
  image: 'A mustard that survives the conveyor case study',
  image_alt: 'Three jars on a shelf, a parcel and a jar',
  year: '2026',
  services: ['First Pallet: Opening on Amazon'],
  results: [
    { value: '1 in 390', label: 'Jars broken on the way. It was 1 in 14' },
    { value: '€5.79', label: 'Left from a sale. It was 59 cents' },
    { value: '9 weeks', label: 'Until the first pallet was sold' },
  ],
  review_id: 'Mustard on its first pallet',
  description: `
<p>Marianne Vink grinds mustard in a windmill that belongs to the town. Her daughters do the labels and the letters
from the town. They had been sending single jars by post for two years, in the box that the bottle shop had lying
around.</p>
<h2>Two tables, one answer</h2>
<p>Pieter's scale was on the first table. Packed, a jar weighed 520 grams and was billed as 700, because the box was
too big. After postage, VAT and commission it left 59 cents. <a
href="/blogs/weigh-the-box-before-you-price-the-jar">Here is the whole sum</a>, with her permission.</p>
<p>At the second table Wout had six packed jars and a kitchen step. Four of them broke, all in the same way: the jar
crossed the empty half of the box, gathered speed and met the wall.</p>
<p>Both tables said the same thing: smaller box, more jars.</p>
<h2>Three in a row</h2>
<p>The box now holds three jars with a strip of card between them. They touch the card on every side and have nowhere to
go. It survives the step, the van and the gravel. As a set of three, mild, coarse and one with horseradish, it sells for
€19.95.</p>
<h2>The pallet</h2>
<p>312 sets went to Germany in March. They were gone in nine weeks. Nine people asked for the horseradish alone, and it
is coming as a set of its own.</p>
<h2>What we misjudged</h2>
<p>The paperwork. Her company was registered at the mill and her bank account at home, and the platform did not like
it. We had allowed three weeks for that and it took six. We now ask about both addresses on the first call.</p>
`,
  sections: [
    {
      id: 'voice',
      type: 'steps',
      heading: 'A jar from mill to doorstep',
      steps: [
        { title: 'Filled', time: 'Day 0', text: 'Lot and date on the jar, on the set and on the carton.' },
        { title: 'Packed', time: 'Day 2', text: 'Three to a box, 24 boxes to a carton, by the daughters.' },
        { title: 'Booked in', time: 'Day 11', text: 'The slowest of three deliveries. We plan with that one.' },
        { title: 'Bought', time: 'Day 40', text: 'On average. There are 690 days left on the label by then.' },
      ],
      look: 'route',
      tone: 'dark',
    },
  ],
};
