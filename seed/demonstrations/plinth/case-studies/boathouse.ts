import type { Seed } from '../../../records.ts';

export const boathouse: Seed<'caseStudy'> = {
  title: 'A boathouse log you can read in fog',
  client: 'Tidewell Rowing Club',
  short_description:
    'A clipboard on a nail said who was out on the water. Now a tablet does, and the captain can read it from the bank.',
  image: 'A boathouse log you can read in fog case study',
  image_alt: 'Artwork: a boat on water and an open book, before a low sun',
  year: '2024',
  services: ['Web Applications', 'Website Care'],
  results: [
    { value: '9 sec', label: 'To sign a boat out, cold hands included' },
    { value: '41', label: 'Boats in one list, with their repairs' },
    { value: '2', label: 'Screens in the whole application' },
  ],
  review_id: 'Signing out boats without the clipboard',
  description: `
<p>The club has forty-one boats, about a hundred and twenty members and a river that fills with fog from October on.
Every outing was written on a clipboard. It worked until it rained, or until somebody took the pen home. Twice in one
winter the captain had to ring round to find out whether a crew was back.</p>
<h2>Six in the morning</h2>
<p>Daniel joined a video call at six, while the first crews were signing out. People come in cold, in a hurry, with
one hand free. So the tablet shows the boats as they lie on the racks, and one touch signs a boat out. Nobody has to
log in. The crew can add their names later, or not at all.</p>
<h2>The first version could not be read</h2>
<p>We had tested it indoors. In the open door of the boathouse, with the sun on it, our pale grey on white looked like
a blank sheet. Within days, boats on the water appeared in black on yellow, and nothing on the screen was pale.</p>
<h2>When there is no signal</h2>
<p>The tablet keeps working without a connection and catches up later. The log is still printed once a day and pinned
up next to the old nail.</p>
`,
  sections: [
    {
      id: 'lessons',
      type: 'cards',
      heading: 'What we left out',
      lead: 'The wish list was long. We left these three out, and nobody has asked for them since.',
      cards: [
        { title: 'Passwords', text: 'The tablet is bolted to the wall of a locked boathouse. That is the password.' },
        {
          title: 'Statistics',
          text: 'Kilometres per member would have been fun for three people and a chore for everyone else.',
        },
        {
          title: 'An app to install',
          text: 'Captains open the same page on their phones. There is nothing to update.',
        },
      ],
      look: 'list',
      tone: 'plain',
    },
  ],
};
