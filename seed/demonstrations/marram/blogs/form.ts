import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Your contact form asks too much, too early',
  short_description:
    'A way to go through an enquiry form question by question with the people who read the answers. Bring biscuits; it takes an hour.',
  team_id: 'Noor Haddad',
  category_id: 'Discretion',
  daysAgo: 118,
  image: 'Your contact form asks too much, too early',
  image_alt: 'Print in green: a small sailing boat on calm water',
  description: `
<p>I ran the front desk of a clinic for seven years. Every Monday I printed the weekend’s enquiries, and every Monday I read the same three
lines of each: the name, the number, and whatever the person had put at the bottom in their own words. The other eleven boxes had cost
them, I would guess, ten minutes and some tears. Nobody read those.</p>
<p>Here is the hour in which we sort that out with a practice.</p>
<h2>Who should be there</h2>
<p>The person who rings people back. The person who wanted the longest question put in. Somebody who can decide. And nobody who uses the
word “data” before the second biscuit.</p>
<h2>What you do</h2>
<p>Print the form. For each question, ask three things out loud:</p>
<ol>
<li>Who reads this answer <em>before</em> the first conversation?</li>
<li>What do they do differently because of it?</li>
<li>What could happen if the wrong person read it?</li>
</ol>
<p>If the first has no name, strike the question out. If the second is “nothing, but we need it for the file”, move it to the first
meeting, where a person can explain why they ask. If the third makes the room go quiet, strike it out, even if somebody would find it
useful.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'The questions that survive',
      description: `
<p>In my experience four, and one of them is new:</p>
<ul>
<li><strong>What should we call you?</strong> Not first name, surname and title. Any name.</li>
<li><strong>How can we reach you?</strong> One box. They know whether it is a number or an address, and so will you.</li>
<li><strong>When is it safe to ring, and may we leave a message?</strong> Practices never have this one, and it is the one
people fill in most carefully.</li>
<li><strong>Is there anything we should know before we ring?</strong> Optional, with a line underneath: “Please leave out names and
details. We shall ask.”</li>
</ul>
`,
      linkedin: '',
      image: 'The questions that survive',
      image_alt: 'Print in sand: the contour lines of two hilltops',
    },
    {
      sequence: 2,
      heading: 'What to put below the button',
      description: `
<p>People stop at the button. They want to know what it does. Tell them, in this order: who will read it, when they will answer, and when
it will be deleted. For example:</p>
<blockquote><p>Ann or Craig will read this, nobody else. We ring back before noon on the next working day. If nothing comes of it, we delete
it after thirty days. If you are in danger now, please do not use this form: ring 999.</p></blockquote>
<p>Then keep the promise. If noon is not possible, write “within two days”. A slow promise kept is worth more than a quick one, and the
people at the other end have had enough of the second kind.</p>
<p>One warning. After a form has been shortened, enquiries go up, and some will be from people you cannot help. Have a
kind reply ready, with the name of somebody who can. Of all your letters, it is the one that people pass on.</p>
`,
      linkedin: '',
      image: 'What to put below the button',
      image_alt: 'Print in sand: hills with a few trees under a low sun',
    },
  ],
};
