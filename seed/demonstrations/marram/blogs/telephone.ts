import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'The first forty seconds of a telephone call',
  short_description:
    'What people say when they ring a practice for the first time, what they hear back, and half a page that makes it go better.',
  team_id: 'Noor Haddad',
  category_id: 'Running a practice',
  daysAgo: 47,
  image: 'The first forty seconds of a telephone call',
  image_alt: 'Print in sand: long lines like wind in grass',
  description: `
<p>When we are asked to improve a website, I ask for a morning beside the telephone. I do not listen to the callers,
only to our side. After some forty such mornings I could write the first forty seconds of nearly any call unheard.</p>
<p>It begins with an apology. “I’m sorry, I don’t know if I’ve got the right place.” They have rehearsed a sentence, and it was not this one. Then the
practice says: “Can I take your name?” And half of what they had meant to say is gone.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Answer the apology first',
      description: `
<p>They have not asked a question. They have asked whether they may. So the first thing reception says should be an answer to that, and it
can always be the same:</p>
<blockquote><p>“You have come to the right place to ask. I am Ann, I am not a solicitor, and you need not tell me the story. Shall I tell
you how it usually goes?”</p></blockquote>
<p>Four things happen in that. They may stay. They know who is there. They are spared telling the worst thing in their
life to somebody who will have to say “I’ll put you through”, and then telling it again. And there is a “usually”, so
they are not the first.</p>
<p>It takes nine seconds. Names can wait until there is a reason for giving one, and in our line not every caller
should be asked. “What may I call you?” will do until there is a file.</p>
`,
      linkedin: '',
      image: 'Answer the apology first',
      image_alt: 'Print in grey: hills with a few trees under a low sun',
    },
    {
      sequence: 2,
      heading: 'Half a page beside the telephone',
      description: `
<p>It has five lines, in large type, and is the same for everybody who may pick up, including the partner who is still
there at six.</p>
<ol>
<li>“You have come to the right place to ask. I am …”</li>
<li>“You need not tell me the story.”</li>
<li>How it goes: who rings back, by when, what the first meeting costs. Three sentences, with the real figures.</li>
<li>“Is this number safe to ring? May I leave a message, and as whom?”</li>
<li>If it is not for us: two names, with numbers, and “tell them that we sent you”.</li>
</ol>
<p>On the back there are the four calls that happen once a month and upset everyone: somebody in danger, somebody from a newspaper, the other side,
and a client who is angry and right. A sentence for each, and whom to fetch.</p>
<h3>Then mend the website</h3>
<p>Keep a tally of what callers ask after line 3. In a fortnight you will have ten questions, of which seven are about
parking. Those answers belong on the page that shows the telephone number, above the number. Calls get shorter by a
minute or so. Nobody thanks you for it, but fewer of them begin with an apology, and that is what I listen for.</p>
`,
      linkedin: '',
      image: 'Half a page beside the telephone',
      image_alt: 'Print in grey: sheets of cut paper laid over one another',
    },
  ],
};
