import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Drop the parcel yourself before anybody else does',
  short_description:
    'A packing test for a slow Tuesday: ten drops, a kitchen step, a bag of gravel and a form to fill in.',
  team_id: 'Wout de Graaf',
  category_id: 'The Dock',
  daysAgo: 47,
  image: 'Drop the parcel yourself before anybody else does',
  image_alt: 'A parcel falling beside a pair of steps',
  description: `
<p>A parcel in a depot is not handled. It slides down chutes, falls off the end of belts and lies under a box of cat
litter. Nobody is being careless. That is how the machines work.</p>
<p>Laboratories test for this and write good reports. If you sell a few hundred a month you can come close with an
afternoon, a floor and some nerve. This is how we do it in our shed. You need five packed products that you can bear
to lose.</p>
<p>Pack them as you would on a busy day. The mistake is to pack the test parcels lovingly. Have somebody else do it,
with the radio on.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Ten drops from a kitchen step',
      description: `
<p>Use a step about 75 centimetres high and a concrete floor. Number the faces of the box. Then drop the same parcel ten
times, in this order:</p>
<ol>
<li>on the bottom corner where the carton is glued</li>
<li>on the shortest edge that meets that corner</li>
<li>on the next longest edge</li>
<li>on the longest edge</li>
<li>flat on the smallest face, then on the opposite one</li>
<li>flat on a middle face, then on the opposite one</li>
<li>flat on the largest face, then on the opposite one</li>
</ol>
<p>Let go, do not throw. Film it from the floor with a phone, because the second bounce often does the damage and you
will not see it happen.</p>
<p>Do not open the box in between. Nobody opens it in between on the way to Breda either.</p>
`,
      linkedin: '',
      image: 'Ten drops from a kitchen step',
      image_alt: 'A parcel in the air above a black floor',
    },
    {
      sequence: 2,
      heading: 'Ten minutes in the van, and a night under gravel',
      description: `
<p>Take the second parcel for a drive, loose in the back of an empty van. Choose a road with brick paving. Ten minutes is
enough to unscrew a cap.</p>
<p>Put the third on the floor overnight with 25 kilos on top. A bag of gravel from the garden centre is just right,
and cheap. In the morning, see whether the box has bulged. A box that bulges gets stuck in a sorter.</p>
<p>Lay the fourth on its side for a day, upside down for another, if there is anything wet in it. The fifth is your
control: it stays on the shelf, so that you know what a good one looks like.</p>
`,
      linkedin: '',
      image: 'Ten minutes in the van, and a night under gravel',
      image_alt: 'A weight pressing on a parcel, and a van',
    },
    {
      sequence: 3,
      heading: 'What to write down',
      description: `
<p>Open all five on one table and answer five questions for each. Has the product moved from where it was packed? Is
anything scratched, cracked or loose? Has the label come off or become unreadable? Would you keep it if you had paid for
it? Would you give it to somebody?</p>
<p>The last two are different questions. A dented tin of tea works perfectly and is a bad present.</p>
<p>Then change <strong>one</strong> thing and test again. A tighter box beats more padding nearly every time: most
breakages we see are from things that had room to gather speed. For glass, keep the jars from touching one another before
you worry about the walls.</p>
<p>This test cannot promise anything about a particular carrier. It catches the packs that never stood a chance, and
in our experience those are most of the trouble.</p>
`,
      linkedin: '',
      image: 'What to write down',
      image_alt: 'A form with five lines, one of them marked red',
    },
  ],
};
