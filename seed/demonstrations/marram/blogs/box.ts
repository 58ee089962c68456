import type { Seed } from '../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Cataloguing a box that nobody may open',
  short_description:
    'Closed files, sealed deeds, letters with a date on them: how to say that something exists without saying what it is.',
  team_id: 'Tobias Wren',
  category_id: 'Discretion',
  daysAgo: 230,
  image: 'Cataloguing a box that nobody may open',
  image_alt: 'Print in grey: single leaves and berries',
  description: `
<p>Every archive has one, and so has every strong room of a law firm: a box, tied with tape, of which nothing is
certain except that it may not be opened yet. When the catalogue goes on the web, somebody has to decide what to write
beside its number.</p>
<p>Most write nothing. The number is missing, 30 is followed by 32, and readers who can count know that there is a
secret, and roughly how large. Silence is a description too, and a poor one.</p>
<h2>What can be said of anything</h2>
<p>We use five facts, and publish as many of them as the promise allows, from the top:</p>
<ol>
<li>That it exists.</li>
<li>How large it is: one box, nineteen folders.</li>
<li>Until when it is closed, as a date.</li>
<li>Under what kind of promise: a gift, a court, the law, a living person.</li>
<li>Whom to ask.</li>
</ol>
<p>“One box, nineteen folders. Closed until 1 January 2041 by the terms of a gift. Questions: the archivist.” That
gives nothing away except that you keep your word, which anybody may know.</p>
<h2>The date is the important part</h2>
<p>“Closed” without a date is a wall. With one it is a door. If the deed says “during my lifetime”, write that, and put somebody in charge of
finding out, decently, once a year. If it says “for ever”, ask a lawyer; for ever is less usual than people hope.</p>
<p>If nobody knows the date, the catalogue should say so: “Closed. We are looking for the reason.” A reader may have
it. In one case it was a retired teacher in Caithness, who had tied the tape.</p>
<h2>Titles give away more than contents</h2>
<p>Folder titles were written by people who knew the contents, for people who knew them too. “Correspondence re. E.’s
illness” is a diagnosis with an address. Before titles are published, somebody reads them all as a stranger would,
with a search engine beside them, and makes three heaps: as it is, shortened, number only. Budget a minute for each.
It is the dullest work I know, and the only part that cannot be repaired afterwards, since search engines keep
copies.</p>
<h2>How it should look</h2>
<p>Like the other entries. A grey bar, a padlock or red type turn discretion into an advertisement. Ours are set in
the same size and colour, with the date where the link would be. I am told that I spent a week on the word “closed”.
It was four days, and it is in small capitals now, slightly spaced, so that it reads as information and not as a
slammed door.</p>
<p>Then set the alarm. On the morning a box opens, someone will be at the reading room before you are, and it would be
a pity if the key were in the box.</p>
`,
  headings: [],
};
