import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'A newsletter layout that survives any inbox',
  short_description:
    'Why one email looks different in Outlook, in Gmail and on a phone, and a plain layout that survives all three.',
  team_id: 'Priya Raman',
  category_id: 'Marketing',
  daysAgo: 95,
  image: 'A newsletter layout that survives any inbox',
  image_alt: 'Cover artwork for "A newsletter layout that survives any inbox"',
  description: `
<p>Web pages look much the same in every browser. Email programs agree on surprisingly little. The older Outlook for
Windows draws emails with the engine of a word processor. Gmail removes what it does not trust. Phones in dark mode
swap your colours. You cannot fix any of them, so you need a layout that they cannot break.</p>
<p>Here is the layout we use, from top to bottom, with the reason for each part.</p>

<h2>The frame</h2>
<p>One column, at most 600 pixels wide, centred. A second column looks tidy on a large screen and becomes a puzzle on
a phone. If you need two things side by side, such as a small picture next to a date, make sure that they still read
well one above the other.</p>
<p>Build the frame from a table. That is old-fashioned, but every email client still draws it correctly. Add
<code>role="presentation"</code>, so that a screen reader does not announce rows and columns before your news.</p>
<pre>&lt;table role="presentation" width="100%" cellpadding="0" cellspacing="0"&gt;
  &lt;tr&gt;
    &lt;td align="center"&gt;
      &lt;table role="presentation" width="600" style="width:100%; max-width:600px"&gt;
        &lt;tr&gt;&lt;td style="padding:24px"&gt;Your text&lt;/td&gt;&lt;/tr&gt;
      &lt;/table&gt;
    &lt;/td&gt;
  &lt;/tr&gt;
&lt;/table&gt;</pre>
<p>The attribute <code>width="600"</code> is for the clients that ignore <code>max-width</code>. The style is for the
rest.</p>

<h2>The line nobody designs</h2>
<p>Next to the subject, the inbox shows the first words it finds in the email. If those are 'View this email in your
browser', that is your second headline. Write a sentence for this spot and put it first, in a small element that is
hidden from view. Most email tools have a field for it, called preheader or preview text. Forty to ninety characters
are about right, and they should continue the subject instead of repeating it.</p>

<h2>Text</h2>
<ul>
  <li>Sixteen pixels for body text, with a line height of about one and a half. Anything smaller makes people pinch
  and zoom.</li>
  <li>A font that everybody has, listed after your own. If your brand font does not load, Georgia or Arial takes over,
  so look at the email in those before sending.</li>
  <li>Styles written on the element itself. A style sheet in the head of the email may be dropped, for instance when
  the message is forwarded.</li>
  <li>Padding on table cells for space. Every client treats margins differently.</li>
</ul>
<p>Underline your links. Some readers cannot see the colour, and in dark mode it may disappear for everyone. Leave
enough space between two links that a thumb can hit just one of them. Some phones turn phone numbers and dates into
blue links whether you like it or not, so do not set them on a background where blue is illegible.</p>
<p>Use real headings, <code>h2</code> and so on, and set their size in the style. A bold paragraph looks the same, but
for somebody listening to the email, headings are the only way to jump to the third item without hearing the first
two.</p>

<h2>Pictures</h2>
<p>Assume that the pictures are missing. Some companies block them until the reader asks, and some readers never ask.
So the offer, the date and the price must be in the text as well. Give every picture an alt text that makes sense
where it stands. 'Image 3' is worse than none.</p>
<p>Save each picture at twice the width at which it is shown, so that it is sharp on a good screen, and set the width
in the HTML as well as in the style. Older Outlook goes by the attribute. Without it, the picture appears at full size
and pushes your neat column off the edge.</p>
<p>An email that is one large picture is the worst case. It cannot be read aloud, and nobody will find it by searching
their mail in March. It also looks like spam to the filters.</p>

<h2>The button</h2>
<p>Make it from a table cell with a background colour, holding a link with generous padding. That way it shows up even
with pictures switched off. Older Outlook may lose the padding of the link, so give padding to the cell too. Say what
will happen: 'See the spring timetable' is better than 'Click here'. Allow one button per section, and make it clear
which is the main one.</p>

<h2>Dark mode</h2>
<p>Some clients turn light backgrounds dark and dark text light, and there is no reliable way to forbid it. Two
precautions prevent most of the trouble. Save the logo as a transparent PNG with a thin pale outline, or on a small
solid panel, so that black lettering does not vanish into a black background. And avoid text inside pictures, because
its colours stay as they are while everything around it changes.</p>

<h2>The end</h2>
<p>Your postal address, why the reader gets this email, and an unsubscribe link in letters of ordinary size. Hide the
link and people press the spam button, which harms you far more. Gmail cuts off long messages at about a hundred
kilobytes of code, pictures not included, and then the unsubscribe link is what disappears. The usual culprit is text
pasted from a word processor, which brings heaps of invisible formatting with it.</p>

<h2>Before you send</h2>
<p>Testing services will show you dozens of clients, and for a new template they are worth the fee. For an ordinary
issue on a template you trust, this is enough:</p>
<ol>
  <li>Gmail on an Android phone, in dark mode.</li>
  <li>Apple Mail on an iPhone, with the text size turned up.</li>
  <li>Outlook on a Windows computer, with pictures blocked. If your readers work in offices, use the older
  version.</li>
  <li>Forward it from one of these to another, and see what is left.</li>
  <li>Follow every link, including the one in the footer.</li>
</ol>
<p>Expect small differences and ignore them. Nobody has ever lost a customer because rounded corners turned square in
one client.</p>
`,
  headings: [],
};
