import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Words that scare patients, and what to write instead',
  short_description:
    'A short list from the telephone of a clinic: terms that staff no longer hear and that patients look up at night.',
  team_id: 'Noor Haddad',
  category_id: 'Plain words',
  daysAgo: 20,
  image: 'Words that scare patients, and what to write instead',
  image_alt: 'Print in green: branches with their leaves',
  description: `
<p>Anyone who answers the telephone of a clinic keeps a private dictionary. Mine had a word on the left, and on the
right what the person at the other end took it to mean. I still have it. Here is some of it.</p>
<table>
<thead><tr><th>What we wrote</th><th>What was heard</th><th>What we write now</th></tr></thead>
<tbody>
<tr><td>Your results are negative</td><td>Bad news</td><td>We looked, and found none of the things we were looking for</td></tr>
<tr><td>Abnormal</td><td>Something is wrong with me</td><td>Different from most people’s; that is why we would like to look again</td></tr>
<tr><td>Failed cycle</td><td>I failed</td><td>This round did not lead to a pregnancy</td></tr>
<tr><td>Chronic</td><td>Severe</td><td>Lasting; it may well be mild</td></tr>
<tr><td>Routine procedure</td><td>They do not care</td><td>We do this most days. For you it is the first time, so here is each step</td></tr>
<tr><td>Please attend promptly</td><td>They know something</td><td>Please come at 9.40. It is an ordinary appointment</td></tr>
<tr><td>Under investigation</td><td>I have done something</td><td>We do not know yet what causes it</td></tr>
</tbody>
</table>
<h2>The right-hand column is longer</h2>
<p>Yes. Plain English is not always short. A word that needs looking up at two in the morning is longer than any sentence.</p>
<p>Doctors worry that the plain version is less exact. Sometimes it is, and then you need both: the plain one first,
the term in brackets, so that the patient can say it to the next doctor. “We found a small lump that is almost
certainly harmless (a fibroadenoma).” In the other order, the reader gets stuck on the bracket.</p>
<h2>Where to look first</h2>
<p>Not on the website. The words that frighten are where no communications person has ever looked: the line on an
appointment card, the label on a bottle, the automatic reply, the text message that says “your scan report is
available”, sent on a Friday at six. Ask your reception to keep a sheet of paper by the telephone for a week and to
write down every “what does that mean?” There is your list, in order of how much it hurts.</p>
<h2>How to test a sentence</h2>
<p>Read it to somebody who does not work there, and ask: what would you do now? Do not ask whether it is clear. Everybody says that it is.
We read “Your results are negative” to nine people at a bus stop. Four would have rung their mother.</p>
<h2>And one we kept</h2>
<p>“Waiting list.” We tried <em>queue</em>, and people asked where to stand. We tried <em>pathway</em> for an
afternoon. It is a list, and one waits. It helped to say beside it how long, and to ring halfway through to say that
nobody had been forgotten.</p>
`,
  headings: [],
};
