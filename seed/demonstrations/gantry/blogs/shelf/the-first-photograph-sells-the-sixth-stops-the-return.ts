import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'The first photograph sells, the sixth stops the return',
  short_description: 'Seven pictures for a marketplace page, what each has to answer, and how to shoot them in a shed.',
  team_id: 'Wout de Graaf',
  category_id: 'The Shelf',
  daysAgo: 13,
  image: 'The first photograph sells, the sixth stops the return',
  image_alt: 'A large photograph over six small ones, the fifth of them red',
  description: `
<p>Nobody reads the text first. On a phone people see a small picture among forty small pictures, and if they tap it,
they swipe. We have looked over their shoulders while they did it, with permission and biscuits. They swipe to the
end, and then they look at the price again.</p>
<p>So seven pictures have to carry the whole conversation. Each answers one question. If two of them answer the same
one, you have wasted a picture.</p>
<ol>
<li><strong>What is it?</strong> On white, filling the frame, nothing that is not in the box.</li>
<li><strong>How big is it?</strong> In a hand, on a bench, next to a bicycle. A ruler is honest and dull. A hand is
quicker.</li>
<li><strong>What is in the box?</strong> Everything laid out flat, and counted. Three screws means you show three
screws.</li>
<li><strong>What is it like up close?</strong> The seam, the thread, the grain. This is where people decide whether
the price is fair.</li>
<li><strong>Where does it live?</strong> In use, by somebody who knows how. Everyone who owns a chisel notices when
somebody holds one wrongly.</li>
<li><strong>Will it fit me?</strong> The size, the clearance, the thing it does not fit. More about this below.</li>
<li><strong>What do I do with it?</strong> Two or three steps, or care, or what it looks like after a year.</li>
</ol>
`,
  headings: [
    {
      sequence: 1,
      heading: 'The small white one',
      description: `
<p>The first picture is seen at the size of a stamp. Try it before you shoot: draw your product as a black shape two
centimetres wide. If you cannot tell it from your neighbour's, change the angle, not the lighting.</p>
<p>Amazon wants a pure white ground, no extra text, and a product that fills most of the frame. Make the longer side
at least 1,600 pixels so that people can zoom. Long thin things, such as pumps and fishing rods, are the hard ones.
Lay them on the diagonal. It is allowed, and it gives you almost half as much length again.</p>
`,
      linkedin: '',
      image: 'The small white one',
      image_alt: 'A black bottle alone on a white ground',
    },
    {
      sequence: 2,
      heading: 'The one that stops the return',
      description: `
<p>Sort your returns by reason. Somewhere near the top is 'not as described' or 'too small'. Picture six exists
for that line and nothing else.</p>
<p>For boots we draw round a foot on paper and write the length in centimetres, because people can measure a foot. We
photograph a pannier on four kinds of rack, and the fourth is one it does not fit, with a red cross. The client was
against it. But a returned pannier costs €11, and people who own that rack would have sent it back anyway, with a
review.</p>
<p>Put the number into the picture itself, in letters you can read at arm's length on a phone. About one twentieth of
the height works.</p>
`,
      linkedin: '',
      image: 'The one that stops the return',
      image_alt: 'A black boot beside a ruler and a returned parcel',
    },
    {
      sequence: 3,
      heading: 'A studio for a hundred and forty euros',
      description: `
<p>You need a roll of white paper, 1.35 metres wide. Two plain LED panels. A sheet of white foam board for the shadow
side. A tripod for the phone you have. And a window with a blind that you keep <em>shut</em>, because a cloud can ruin
a morning.</p>
<p>Curve the paper from the wall onto the table so that there is no edge. Put one light high on the left, the board
close on the right and the second light on the paper behind. Clean the product, then clean it again with gloves on.
Black plastic collects dust while you are looking at it.</p>
<p>Once you have the hang of it, you can do six products in a morning. The first one takes all day. If it shines, like
a chrome clamp or a bottle, pay a professional for that one. Reflections are a trade of their own.</p>
`,
      linkedin: '',
      image: 'A studio for a hundred and forty euros',
      image_alt: 'A lamp, a curved sheet of paper and a bottle',
    },
  ],
};
