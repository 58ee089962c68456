import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Why your online shop feels slow, and how to tell',
  short_description:
    'A ten-minute test with your own phone, a table of what you may notice and its likely cause, ' +
    'and a note to send your developer.',
  team_id: 'Daniel Okafor',
  category_id: 'Websites',
  daysAgo: 17,
  image: 'Why your online shop feels slow, and how to tell',
  image_alt: 'Cover artwork for "Why your online shop feels slow, and how to tell"',
  description: `
<p>You are the worst person to judge the speed of your shop. You open it every day, on a good screen, on the office
network, and your browser has kept a copy of half of it. Your customer is opening it for the first time, at a bus
stop.</p>
<p>So go and stand at a bus stop. You need your phone and about ten minutes.</p>
<h2>The bus stop test</h2>
<ol>
<li>Switch off Wi-Fi and open a private window, so that nothing is remembered from earlier visits.</li>
<li>Search for one of your products and tap through to its page from the results. New customers seldom start at the
home page.</li>
<li>Count aloud until you can read the product's name and see its picture. Write the number down.</li>
<li>Keep watching. Does anything move after you have started to read?</li>
<li>Tap the button that puts the product in the basket. Count again until something visibly happens.</li>
<li>Do it all again on a second product, then on the page with your delivery terms.</li>
</ol>
<p>Now you have something better than a feeling. Look up what you saw:</p>
<table>
<thead><tr><th>What you noticed</th><th>Likely cause</th><th>First thing to try</th></tr></thead>
<tbody>
<tr><td>Blank for a while on every page, even the delivery terms</td><td>The server is slow to respond</td>
<td>Ask your host or developer how long the first response takes, and why</td></tr>
<tr><td>Blank on product pages only</td><td>Those pages load a lot before showing anything</td>
<td>Go through the add-ons, as described below</td></tr>
<tr><td>Text at once, pictures late</td><td>Pictures far larger than they are shown</td>
<td>Save them again at the right size</td></tr>
<tr><td>You aimed at a button and it jumped</td><td>A banner or picture arrived with no space kept for it</td>
<td>Have the space reserved in the page</td></tr>
<tr><td>A tap does nothing at first</td><td>The phone is busy with scripts</td><td>Remove what you can spare</td></tr>
<tr><td>Only the search or the filters are slow</td><td>The shop searches its catalogue inefficiently</td>
<td>A job for the developer; smaller pictures will not help</td></tr>
</tbody>
</table>
<h2>What about the scores?</h2>
<p>Google's PageSpeed Insights is free and will mark any address. Test a product page and choose the mobile result.
The mark comes from one simulated visit, so it varies: run it three times and use the middle one. If your shop has
enough visitors, you will also see how the page behaved on their own phones. Trust that part first.</p>
<p>I would not chase full marks. Stop when the bus stop test no longer annoys you.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Give every photograph the size it is shown at',
      description: `
<p>A phone camera produces pictures several thousand pixels wide. A product picture on a phone is perhaps four hundred
points across, and sharp screens want two or three times that. A file about 1,200 pixels wide is plenty for
most product pages.</p>
<p>Many shop systems make smaller copies for you. Check that they are used: press and hold a picture, open it by itself
and see how large it is. If it fills the screen many times over, the original is being sent.</p>
<p>Save photographs as WebP, or as JPEG at a quality of around 80. Keep PNG for drawings and logos. Begin with your
ten best-selling products and do the rest whenever you edit them.</p>
`,
      linkedin: '',
      image: 'Give every photograph the size it is shown at',
      image_alt: 'Artwork for the section "Give every photograph the size it is shown at"',
    },
    {
      sequence: 2,
      heading: 'Ask each add-on what it earns',
      description: `
<p>Chat bubbles, pop-ups, review stars, heat maps, three kinds of visitor counting. Each was installed for a good
reason, and each sends code to every visitor.</p>
<p>Make a list with three columns: the add-on, who uses it, and what would happen if it vanished on Monday. If the
second column is empty, remove the add-on. If two do the same job, keep one. Then ask whether the rest are needed on
every page. Review stars belong on product pages and have no business in the checkout.</p>
<p>Removing an add-on in the settings may leave its code behind. Ask your developer to make sure that it has gone.</p>
`,
      linkedin: '',
      image: 'Ask each add-on what it earns',
      image_alt: 'Artwork for the section "Ask each add-on what it earns"',
    },
    {
      sequence: 3,
      heading: 'A note to your developer that gets a useful answer',
      description: `
<p>"The site is slow" starts a long exchange of emails. Something like this keeps it short:</p>
<blockquote>On the page for the blue teapot, on my phone without Wi-Fi, it takes six seconds until I see the picture.
Then the cookie notice pushes everything down. The delivery page is quick. Could you look at the largest contentful
paint and the layout shift on that page, tell me what causes each, and what it would cost to fix?</blockquote>
<p>Those two terms are Google's names for what you saw: how long the biggest thing takes to appear, and how much the
page jumps. The third is interaction to next paint, the wait after a tap. Ask for the cause and the price of each, and
you can decide which are worth fixing.</p>
`,
      linkedin: '',
      image: 'A note to your developer that gets a useful answer',
      image_alt: 'Artwork for the section "A note to your developer that gets a useful answer"',
    },
  ],
};
