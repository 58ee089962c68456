import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'A newsletter layout that survives every inbox',
  short_description:
    'Why one email looks different in Outlook, Gmail and on a phone, and a plain layout that holds up in all of them.',
  author: 'Priya Raman',
  category: 'Marketing',
  publishedDaysAgo: 95,
  image_alt: 'Cover artwork for "A newsletter layout that survives every inbox"',
  description: `
<p>A browser shows you a web page. Your newsletter is shown by whatever the reader happens to use, and these programs
agree on surprisingly little. The older Outlook for Windows draws emails with the engine of a word processor. Gmail
removes what it does not trust. Phones in dark mode swap your colours. You cannot fix any of them, so the layout has to
be one that they cannot break.</p>
<p>What follows is the layout we use, from top to bottom, with the reason for each part.</p>

<h2>The frame</h2>
<p>One column, at most 600 pixels wide, centred. A second column looks tidy on a desk and becomes a puzzle on a phone,
where the reader's mind is already half on the bus stop. If you need two things side by side, such as a small
picture next to a date, make sure that it still reads well when they fall underneath each other.</p>
<p>Build the frame from a table. That is old-fashioned, and it is still what every client draws correctly. Add
<code>role="presentation"</code>, so that a screen reader does not announce rows and columns to somebody who wants to
hear your news.</p>
<pre>&lt;table role="presentation" width="100%" cellpadding="0" cellspacing="0"&gt;
  &lt;tr&gt;
    &lt;td align="center"&gt;
      &lt;table role="presentation" width="600" style="width:100%; max-width:600px"&gt;
        &lt;tr&gt;&lt;td style="padding:24px"&gt;Your text&lt;/td&gt;&lt;/tr&gt;
      &lt;/table&gt;
    &lt;/td&gt;
  &lt;/tr&gt;
&lt;/table&gt;</pre>
<p>The attribute <code>width="600"</code> is for the clients that ignore <code>max-width</code>. The style is for all
the others.</p>

<h2>The line nobody designs</h2>
<p>Next to the subject, the inbox shows the first words it finds in the email. If those are 'View this email in your
browser', that is your second headline. Write a sentence for the place and put it first, in a small element that is
hidden from view. Most email tools have a field for it, called preheader or preview text. Forty to ninety characters
are about right, and they should continue the subject instead of repeating it.</p>

<h2>Text</h2>
<ul>
  <li>Sixteen pixels for body text, with a line height of about one and a half. Anything smaller gets pinched and
  zoomed.</li>
  <li>A font that everybody has, named after your own. If your brand font does not load, Georgia or Arial takes over,
  and you should have looked at the email in those before sending.</li>
  <li>Styles written on the element itself. A style sheet in the head of the email may be dropped, for instance when
  the message is forwarded.</li>
  <li>Space made by padding on table cells. Margins are treated differently from one client to the next.</li>
</ul>
<p>Underline your links. Colour alone is lost on some readers, and in dark mode it may be lost on all of them. Leave
enough space between two links that a thumb can hit one of them. Phone numbers and dates are turned into blue links by
some phones, whether you like it or not, so do not set them on a coloured background where blue is illegible.</p>
<p>Headings deserve to be real headings, <code>h2</code> and so on, with their size set in the style. To the eye a bold
paragraph looks the same. To somebody who listens to the email, headings are the only way to jump to the third item
without hearing the first two.</p>

<h2>Pictures</h2>
<p>Assume that the pictures are missing. Some companies block them until the reader asks, and some readers never ask.
So the offer, the date and the price must be in the text, never only in the picture. Every picture has an alt text that
makes sense in the sentence around it. 'Image 3' is worse than none.</p>
<p>Prepare a picture at twice the width at which it is shown, so that it is sharp on a good screen, and then set the
width in the HTML as well as in the style. Older Outlook goes by the attribute and will otherwise show it at full size,
which pushes your neat column off the edge.</p>
<p>An email that is one large picture is the worst case. It cannot be read aloud, or found again in March by
searching. It also looks like the emails that spam filters are there for.</p>

<h2>The button</h2>
<p>Make it from a table cell with a background colour, holding a link with generous padding. It then shows up with
pictures switched off. In older Outlook the padding of the link may be lost, so give padding to the cell too. Say what
will happen: 'See the spring timetable' tells more than 'Click here'. One button per section, and one that is clearly
the main one per email.</p>

<h2>Dark mode</h2>
<p>Some clients turn light backgrounds dark and dark text light, and there is no reliable way to forbid it. Two
precautions take care of most of the trouble. Save the logo as a transparent PNG with a thin pale outline, or on a
small solid plate, so that black lettering does not sink into a black background. And avoid text inside pictures,
because there the colours stay as they are while all the rest changes.</p>

<h2>The end</h2>
<p>Your postal address, why the reader gets this email, and an unsubscribe link in letters of ordinary size. Hiding it
leads people to the spam button, which harms you far more. Gmail cuts off long messages at about a hundred kilobytes of
code, pictures not included. If that happens, the unsubscribe link is what disappears. Text pasted from a word
processor is the usual culprit, since it brings heaps of invisible formatting along.</p>

<h2>Before you send</h2>
<p>Testing services will show you dozens of clients, and they are worth their fee for a new template. For an ordinary
issue of a template you trust, this is enough:</p>
<ol>
  <li>Gmail on an Android phone, in dark mode.</li>
  <li>Apple Mail on an iPhone, with the text size turned up.</li>
  <li>Outlook on a Windows computer, with pictures blocked. If your readers sit in offices, use the older version.</li>
  <li>Forward it from one of these to another, and see what is left.</li>
  <li>Press every link, including the one in the footer.</li>
</ol>
<p>Expect small differences and leave them be. Rounded corners that turn square in one client have never lost anybody a
customer. A price that exists only in a blocked picture has.</p>
`,
  headings: [],
};
