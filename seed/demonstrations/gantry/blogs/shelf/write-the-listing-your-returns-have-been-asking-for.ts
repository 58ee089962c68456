import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Write the listing your returns have been asking for',
  short_description:
    'Every returned parcel carries a sentence that was missing from the page. Take an afternoon to find them and put them in.',
  team_id: 'Femke Dijkstra',
  category_id: 'The Shelf',
  daysAgo: 54,
  image: 'Write the listing your returns have been asking for',
  image_alt: 'A parcel with a red arrow that turns back',
  description: `
<p>Most advice on product texts begins with keywords. I begin with the boxes that came back. A keyword
tells you what people hoped for. A return tells you what they got instead.</p>
<p>You need an afternoon, the returns report for the last six months, and the person who unpacks. If that is you, even
better.</p>
<h2>One o'clock: sort the reasons</h2>
<p>Take one product, the one with most returns. Copy the customers' comments into a sheet and read all of them before you
sort any. The reason they ticked is worth little, since 'no longer needed' is what people tick when they are polite.
The comment is where they talk.</p>
<p>Then give each comment a letter.</p>
<ul>
<li><strong>P, the page.</strong> It was smaller, darker, heavier, another blue. The page let them believe something.</li>
<li><strong>F, the fit.</strong> It does not go on their rack, foot, bench, tap.</li>
<li><strong>G, the goods.</strong> Broken, incomplete, faulty. No text can fix that. Pass these on to the packing
table.</li>
<li><strong>L, life.</strong> Changed my mind, found it cheaper, bought two to choose. Leave these alone.</li>
</ul>
<p>For the mudflat boots of one client we had 212 comments: 21 P, 130 F, 9 G and 52 L. So most of the returns came
down to one missing fact.</p>
<h2>Two o'clock: find the missing sentence</h2>
<p>Take the biggest pile of P or F and finish this line for each comment: 'They would not have ordered it if they had
known that …'. After ten you will be repeating yourself. That is the sentence.</p>
<p>Ours was: they would not have ordered that size if they had known that the boot is worn with two pairs of socks. It
was on the page already: in the fourth bullet point, after the tanning method.</p>
<h2>Three o'clock: put it where the eye is</h2>
<p>A sentence that prevents a return has four possible places. Use the highest one that is not ridiculous.</p>
<ol>
<li>In the title, if it is a measure or a fit: 'for racks up to 12 mm'.</li>
<li>In a picture, if it can be shown. Large.</li>
<li>In the first bullet point, at its beginning.</li>
<li>In the answer to a customer's question. It sits lower, but people who are unsure go looking there.</li>
</ol>
<p>Write it as an instruction, not as a feature. 'Generous fit for layering' made people order their usual size. 'Worn
with two pairs of socks: order one size up' did not.</p>
<h2>Four o'clock: say who should not buy it</h2>
<p>This is the hour when owners get nervous. Add one honest line: 'Not for wide racks', 'Too heavy to carry all day',
'Hotter than you think'. You lose a sale that would have come back. You keep the fee, the postage and your stars.</p>
<h2>Six weeks later</h2>
<p>Count again, as a share of what was sold. Returns arrive up to a month after the sale, so do not look earlier. If
the pile of F has not shrunk, either the sentence is wrong or nobody saw it. Ask three strangers to buy the thing on a
phone while you watch and keep your mouth shut. That last part is hard.</p>
`,
  headings: [],
};
