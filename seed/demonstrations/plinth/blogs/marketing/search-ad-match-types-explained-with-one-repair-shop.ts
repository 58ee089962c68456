import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Search ad match types, explained with one repair shop',
  short_description:
    'Exact, phrase and broad match on Google, and which searches each lets in for a workshop that repairs bicycles.',
  team_id: 'Tomás Herrera',
  category_id: 'Marketing',
  daysAgo: 52,
  image: 'Search ad match types, explained with one repair shop',
  image_alt: 'Cover artwork for "Search ad match types, explained with one repair shop"',
  description: `
<p>Imagine a workshop that repairs bicycles and does nothing else. It sells neither bicycles nor parts. It has a
modest budget for Google ads and one keyword: bike repair. Two small punctuation marks around those words decide most
of what it pays for.</p>

<h2>The three ways to write it</h2>
<ul>
  <li><code>[bike repair]</code> is <strong>exact match</strong>. The ad may show for searches that mean the same as
  the keyword.</li>
  <li><code>"bike repair"</code> is <strong>phrase match</strong>. The ad may show for searches that include the
  meaning of the keyword and something more.</li>
  <li><code>bike repair</code>, with no marks, is <strong>broad match</strong>. The ad may show for searches that are
  related to the keyword, including ones that share no word with it.</li>
</ul>
<p>Note the word 'mean'. Many of us learned that exact match meant those words in that order. That has not been true
for years. Google takes 'bicycle repairs' and 'repair my bike' to be the same request, and on the whole it is
right.</p>

<h2>Which searches come through</h2>
<p>This is how I would expect the three to behave for our workshop. Treat it as an illustration: Google decides each
case afresh, and you will meet exceptions.</p>
<table>
  <thead><tr><th>Somebody types</th><th>Exact</th><th>Phrase</th><th>Broad</th><th>A customer?</th></tr></thead>
  <tbody>
    <tr><td>bicycle repair</td><td>Yes</td><td>Yes</td><td>Yes</td><td>Very likely</td></tr>
    <tr><td>bike repair open on sunday</td><td>No</td><td>Yes</td><td>Yes</td><td>If open on Sunday</td></tr>
    <tr><td>bike repair course for beginners</td><td>No</td><td>Yes</td><td>Yes</td><td>No</td></tr>
    <tr><td>squeaking disc brakes</td><td>No</td><td>No</td><td>Yes</td><td>Perhaps</td></tr>
    <tr><td>bike repair stand</td><td>No</td><td>Possibly</td><td>Yes</td><td>No</td></tr>
    <tr><td>cheap second hand bike</td><td>No</td><td>No</td><td>Possibly</td><td>No</td></tr>
  </tbody>
</table>
<p>The skill is in the last column. Exact match brings few people, most of them the right ones. Broad match brings the
person with squeaking brakes, whom nobody would have put on a keyword list. It also brings people who want to buy a
repair stand.</p>

<h2>What broad match needs from you</h2>
<p>Broad match relies on what the account knows: which searches led to a booking, what your other keywords say, what
is on the page behind the ad. If the account counts bookings properly, it has something to go by. If it counts every
visit to the contact page as a success, it will fetch you more people who visit contact pages. So I do not use broad
match until the account counts real enquiries, counts each one once and gets enough of them in a month to show a
pattern. A workshop with four bookings a month from ads is not there yet.</p>

<h2>Negative keywords work differently</h2>
<p>Negative keywords keep searches out, and they are far more literal than ordinary ones. If you exclude
<code>course</code>, a search for 'courses' can still come in, and so can 'lessons'. List the plural and the synonyms
yourself. For our workshop I would enter these before the first ad runs:</p>
<p><code>course, courses, lesson, lessons, jobs, salary, stand, stands, tool, tools, kit, kits, free, second hand,
used</code></p>
<p>Then I would think hard about 'how to'. Someone who searches for 'how to fix a flat tyre' wants to do it alone.
Someone who searches for 'how to fix a bent frame' is about to find out that they cannot. I would let 'how to' through
for the difficult jobs and block it for tyres.</p>

<h2>Where I would start</h2>
<ol>
  <li><strong>First month:</strong> exact match for the five or six searches you would be sorry to miss. You learn
  what a click costs and whether the phone rings.</li>
  <li><strong>Second month:</strong> add the same keywords as phrase match. Every Friday, open the search terms
  report, add the bad ones as negatives and the good ones as exact keywords. Fifteen minutes will do. The report
  leaves out some rare searches, so you will never see everything.</li>
  <li><strong>Later, if bookings are counted well:</strong> try broad match in a campaign of its own, with its own
  small budget. That way it cannot eat up the money for your exact keywords.</li>
</ol>
<p>One more habit: when somebody rings, ask what they typed. People are happy to say, and you get a keyword in their
own words, free of charge.</p>
`,
  headings: [],
};
