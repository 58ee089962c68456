import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'A photograph with nobody in it',
  short_description:
    'Clients may not be shown, models look like models, and the building is a building. What is left, and how to choose among it.',
  team_id: 'Tobias Wren',
  category_id: 'Running a practice',
  daysAgo: 140,
  image: 'A photograph with nobody in it',
  image_alt: 'Print in sand: a small sailing boat on calm water',
  description: `
<p>Sooner or later somebody says that the page looks bare. In a practice like yours the usual remedies are closed. The
clients cannot be photographed. People hired to look like clients deceive nobody: no one has ever laughed in a
solicitor’s office in that light. And then there is the gavel, which no court in Scotland uses, and which is on the
websites of half the firms that appear in them.</p>
<p>What remains is in a drawer of mine. It is fuller than one would think.</p>
<h2>Things that are really there</h2>
<p>The door, as one sees it on arriving, with the bell. The chair that people are offered. The street at nine in the
morning in November, since that is when they will come. These pictures are useful: people who have seen the door will
find it, and people who have seen the chair have already sat down a little. Photograph them at eye level, on an
ordinary day, with your telephone. Take away the fire extinguisher, and nothing else.</p>
<h2>Hands</h2>
<p>Yours, not the client’s. Sealing, leafing, pointing at a line. No face, no paper that could be read. Enlarge it to four times its size and
look again: I once found a name in a pair of spectacles.</p>
<h2>Prints and drawings</h2>
<p>A picture that is plainly a picture makes no claim. It cannot be mistaken for a patient, it does not date with its
haircuts, and it may be quiet. Local printmakers will license a print for the price of an hour’s photography and are
pleased to be asked. Ours are hills, leaves and water, because they want nothing from the person who is looking.</p>
<h2>Nothing</h2>
<p>Good type on a calm ground is not bare. Look at the first page of any novel. If a page is hard to read without a picture, the picture will
not help; if it is easy, the picture has to be worth the interruption.</p>
<h2>How to tell</h2>
<p>Three questions, before it goes up:</p>
<ul>
<li>Could anybody think that the person in it is a client? Then no, with or without a release.</li>
<li>Would somebody who is frightened feel observed? Corridors, eyes, doors standing ajar. That rules out more than you
expect.</li>
<li>If it were taken away, what would people no longer know? If the answer is the way in, make it larger.</li>
</ul>
<p>Portraits of yourselves are another matter. People want to know who will be on the other side of the desk. One window, one wall, the same
afternoon for everyone, and no arms folded. You are paid to speak; it helps to look as though we could also listen.</p>
`,
  headings: [],
};
