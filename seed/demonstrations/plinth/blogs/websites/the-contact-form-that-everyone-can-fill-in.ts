import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'The contact form that everyone can fill in',
  short_description:
    'Four visitors try to use an ordinary contact form, and each gets stuck in a different place. ' +
    'We fix it for them, with code your developer can use.',
  team_id: 'Daniel Okafor',
  category_id: 'Websites',
  daysAgo: 88,
  image: 'The contact form that everyone can fill in',
  image_alt: 'Cover artwork for "The contact form that everyone can fill in"',
  description: `
<p>The form looked fine. It had four boxes with grey words in them (Name, Email, Phone, Message), two dots for "home"
or "business" and a pale button. Forms like it are on thousands of sites. I would like to send four people through
it.</p>
<h2>Ruben has his arm in plaster</h2>
<p>He cannot use a mouse this month, so he moves with the Tab key and presses Enter. On this form he gets lost at
once. The designer found the frame around the active box ugly and switched it off, so Ruben cannot see where he is. He
counts his way to the button, and Enter does nothing. It is a coloured rectangle that only listens to clicks.</p>
<p>There are two repairs. Use a real button, which the keyboard can reach without any help from us. And give the
active element a frame that nobody can miss:</p>
<pre><code>:focus-visible {
  outline: 3px solid #1d4ed8;
  outline-offset: 2px;
}</code></pre>
<p>The frame must stand out against the background, so try it on every colour you use.</p>
<h2>Mrs Adeyemi listens to the page</h2>
<p>She is blind, and a screen reader speaks the form to her. She ought to hear "Email, edit text, required". Instead
she hears "edit text", four times over, because the grey words inside the boxes are only placeholders. Some screen
readers announce them and some do not. They fail everyone else too: they vanish as soon as you type, just when you
wonder what the box was for.</p>
<p>So each field gets a visible label, tied to it by the <code>id</code>:</p>
<pre><code>&lt;label for="email"&gt;Email (required)&lt;/label&gt;
&lt;input id="email" name="email" type="email"
  autocomplete="email" required
  aria-describedby="email-hint"&gt;
&lt;p id="email-hint"&gt;We use it to answer you and for nothing else.&lt;/p&gt;</code></pre>
<p>The hint is read out together with the field. The word "required" is part of the label, since a lone red star tells
you little if you cannot see red. The two dots need a question that belongs to both of them, and HTML has long had an
element for that:</p>
<pre><code>&lt;fieldset&gt;
  &lt;legend&gt;Is this for your home or a business?&lt;/legend&gt;
  &lt;label&gt;&lt;input type="radio" name="kind" value="home"&gt; Home&lt;/label&gt;
  &lt;label&gt;&lt;input type="radio" name="kind" value="business"&gt; Business&lt;/label&gt;
&lt;/fieldset&gt;</code></pre>
<p>With the dot inside its label, the word can be tapped as well. Our next visitor will be glad of that.</p>
<h2>Walter's hands shake</h2>
<p>He is seventy-eight and uses a tablet with the text enlarged. The boxes are low and close together, so he keeps
hitting the wrong one. At his text size the labels would not fit into the frame, if there were any.</p>
<p>We make every field and button at least 44 pixels high and leave some space between them. The height is a minimum,
so that larger text can push the box open. The fields go in a single column. We raise the contrast of the button's
text to at least 4.5 to 1 and that of the boxes' borders to at least 3 to 1. Free checkers on the web will tell you
the ratio for any two colours.</p>
<p>And we help him type less. The <code>autocomplete</code> values <code>name</code>, <code>email</code> and
<code>tel</code> let the tablet fill in what it already knows. The types <code>email</code> and <code>tel</code> bring
up the keyboard with the right keys.</p>
<h2>Jo is in a hurry, in bright sun</h2>
<p>Jo can see, hear and type perfectly well. She is also carrying a child. She fills in everything, forgets the second
half of her email address and presses the button. The page jumps. At the very bottom, in thin red letters, it says
"Invalid input". Her message has been wiped.</p>
<p>How a form deals with mistakes shows how much care went into it. These are our rules:</p>
<ul>
<li>Whatever has been typed stays.</li>
<li>The button stays usable. A button that is grey until everything is right gives no clue about what is missing.</li>
<li>We check when the form is sent. Nobody is scolded halfway through a word.</li>
<li>The message is next to the field and says what to do: "The address ends after the @. Please add the rest, such as
example.com."</li>
<li>The cursor moves to the first field with a mistake, so that Ruben and Mrs Adeyemi arrive there too.</li>
</ul>
<p>In code, the faulty field changes like this:</p>
<pre><code>&lt;input id="email" name="email" type="email"
  autocomplete="email" required
  aria-invalid="true"
  aria-describedby="email-error email-hint"&gt;
&lt;p id="email-error"&gt;The address ends after the @. Please add the rest,
  such as example.com.&lt;/p&gt;</code></pre>
<p>Browsers have messages of their own. If you show yours, put <code>novalidate</code> on the form, and check the
fields on the server as well.</p>
<h2>After the button</h2>
<p>All four of them now ask the same thing: has it gone? On many sites a small green line appears somewhere and fades
after a few seconds. Mrs Adeyemi never hears it, and with Walter's large text it is off the screen.</p>
<p>The simplest way is the best one here. Send people to a new page with a proper heading, "Your message has reached
us". Say who will read it and when they will answer, and repeat what was written. Every screen reader announces a new
page, and Jo can see at a glance that she may put the phone away.</p>
<h2>What we threw out</h2>
<p>The telephone number became optional, because nobody in the office ever rang anyone. The picture puzzle against
spam went too. It shuts Mrs Adeyemi out and annoys the others. A hidden field that only robots fill in, together with
a limit on how often one sender may write, is enough for a small site. Hide that field from screen readers and from
the Tab key too, or you will catch real people in it.</p>
<h2>Where to begin</h2>
<p>If your developer has only an hour, use it in this order:</p>
<ol>
<li>A visible label on each field, and a real button.</li>
<li>The frame around the active element.</li>
<li>Error messages in words, next to the field, with nothing wiped.</li>
<li>The <code>autocomplete</code> values and the field types.</li>
<li>Size, spacing and contrast.</li>
</ol>
<p>Without the first two, some people cannot use the form at all. The others decide how much patience it takes.</p>
<h2>Try yours</h2>
<p>Put the mouse away and send your own form an enquiry. Do it again with the text enlarged to double size. Then make
three mistakes on purpose and see what you are told. If you have a friend who uses a screen reader, ask them for a
quarter of an hour and pay for it. I have learned more that way than from any checklist.</p>
`,
  headings: [],
};
