import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Six things your website tells strangers about your clients',
  short_description:
    'No hacker needed. An afternoon’s list of small leaks, each with the place to look and what to say to the person who looks after the site.',
  team_id: 'Iain Calder',
  category_id: 'Discretion',
  daysAgo: 31,
  image: 'Six things your website tells strangers about your clients',
  image_alt: 'Print in grey: the contour lines of two hilltops',
  description: `
<p>I look at other people’s websites for a living. In practices that would never leave a file on a bench, I find the same six leaks,
and none of them takes a criminal. You can check all of them yourself before tea.</p>
<h2>1. The map</h2>
<p>A map from a large company tells that company who opened your directions, and often who they are. Put up a drawing and a sentence
instead: “opposite the library, grey door, no sign”. People find you. If they want a map, link to one, and let them choose.</p>
<h2>2. The address of the page</h2>
<p>When somebody follows a link away from your site, the address they came from may go with them. If that address ends in
<em>/services/addiction</em>, so does the news. Ask for a “referrer policy” of <em>same-origin</em>. It is one line, and your developer
will be slightly embarrassed that it was not there.</p>
<h2>3. The subject of the email</h2>
<p>“Your appointment at the Links Fertility Centre” lights up on a telephone on a kitchen table. Look at every
automatic message you send, and read only the sender and the subject. “Thursday, 10.15” is enough.</p>
<h2>4. The calendar invitation</h2>
<p>It is worse than the email, because people share their calendars with spouses and with offices. Send a time and
your telephone number. Leave the title to the client.</p>
<h2>5. The film on the home page</h2>
<p>Embedded players report who pressed play, and some report who did not. If the film matters, host it yourself; it is a file like any
other. If it is a drone flying over your building, you may find that it does not matter.</p>
<h2>6. The helpful counter</h2>
<p>Free visitor statistics are paid for by somebody. Usually it is the visitor. Ask what you have decided in the past
year because of a number in there. I have put that question to thirty practices, and two had an answer. Server logs
without addresses tell you how often a page was opened, and that was the number they had used.</p>
<h2>How to look</h2>
<p>Open your site in a fresh browser window, press F12, choose “Network”, and reload. Every line with an address that
is not yours is somebody else being told. You need not understand the lines. Count them and send the number to the
person who looks after the site, with the words: “I should like this to be nought, or an explanation of each.”</p>
<p>Ours is nought. Getting there took about a day, five years ago, and it has stayed there because nobody may add
anything without telling me, and I sulk.</p>
`,
  headings: [],
};
