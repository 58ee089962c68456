import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Photographs for your website: plan one good day',
  short_description:
    'A list of the pictures a small firm needs, how to prepare for the day they are taken, ' +
    'and what to settle with the photographer.',
  team_id: 'Mira Lindqvist',
  category_id: 'Websites',
  daysAgo: 131,
  image: 'Photographs for your website: plan one good day',
  image_alt: 'Cover artwork for "Photographs for your website: plan one good day"',
  description: `
<p>I can set good type on a page with bad pictures, and people will remember the pictures. So I would rather you spent
money on a photographer than on an extra round of design. One day is enough if you plan it, and the pictures will last
for years.</p>
<h2>The list</h2>
<p>Walk through your future website page by page and write down what each picture must show. A small firm needs about
a dozen:</p>
<table>
<thead><tr><th>Picture</th><th>What it tells the visitor</th></tr></thead>
<tbody>
<tr><td>The front of the building, from the car park</td><td>I will recognise it</td></tr>
<tr><td>Everyone, one at a time, at their place of work</td><td>I know who will open the door</td></tr>
<tr><td>Hands doing the hardest part of the job</td><td>They know what they are doing</td></tr>
<tr><td>The finished thing, in use</td><td>That could be mine</td></tr>
<tr><td>The finished thing, close up</td><td>The edges are clean</td></tr>
<tr><td>Something for scale</td><td>It fits my kitchen</td></tr>
<tr><td>Two wide, calm ones with empty space at one side</td><td>Nothing; I need the room for words</td></tr>
</tbody>
</table>
<p>Ask for each in both formats, upright for phones and wide for desktop screens. Cropping one out of the other seldom
ends well.</p>
<p>You will notice that there are no handshakes on the list, and no laughing people around a laptop. You can buy those
ready-made. So can everyone else, and a visitor who has seen the same smile on another site starts to wonder what else
is borrowed.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Find out where the light is',
      description: `
<p>A week before, walk around with your phone at nine, at noon and at four. Take a picture in every room you mean to
use. You will see which room has good light at which hour, and can order the day to suit.</p>
<p>On the day itself, switch the ceiling lights off where daylight is enough. Lamplight and daylight together turn
faces orange on one side and blue on the other. Outside, a bright cloudy sky is better than sun.</p>
<p>Then tidy up, but not too much. Move the bins, the cables and last year's calendar. Leave the tools, scratches and
all. A workshop that looks unused persuades nobody.</p>
`,
      linkedin: '',
      image: 'Find out where the light is',
      image_alt: 'Artwork for the section "Find out where the light is"',
    },
    {
      sequence: 2,
      heading: 'For colleagues who hate being photographed',
      description: `
<p>Every team has one, and often it is the person customers like best. Ask early and in private, and take no for an
answer. A picture of hands at work, with a name beneath it, does almost as well.</p>
<p>Give the others something to do. A person measuring a board forgets the camera after a minute. Let them wear what
they wear on any Tuesday. Show them the pictures on the camera and delete, there and then, any they dislike.</p>
<p>Have everyone sign a short note saying where the pictures may be used and what happens when they leave. It takes
two minutes and may spare you an awkward letter later.</p>
`,
      linkedin: '',
      image: 'For colleagues who hate being photographed',
      image_alt: 'Artwork for the section "For colleagues who hate being photographed"',
    },
    {
      sequence: 3,
      heading: 'What to agree with the photographer',
      description: `
<p>Send the list and the timetable when you ask for a price. Then settle five points in writing:</p>
<ul>
<li>Where you may use the pictures and for how long. Ask for website, print and advertising, without an end date.</li>
<li>How many finished pictures are included, and who chooses them.</li>
<li>The size of the files. At least 3,000 pixels on the long side, as JPEG, lets us crop.</li>
<li>That they are all edited the same way, so that the reds match from page to page.</li>
<li>When they arrive.</li>
</ul>
<p>Keep the originals in two places. For the website we make smaller copies, and write a short description of each for
people who cannot see it.</p>
`,
      linkedin: '',
      image: 'What to agree with the photographer',
      image_alt: 'Artwork for the section "What to agree with the photographer"',
    },
  ],
};
