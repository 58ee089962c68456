import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'How to redesign a site without losing search positions',
  short_description:
    'A dealer in garden machinery opened a handsome new site and vanished from Google. ' +
    'What had gone wrong, and the plan that would have prevented it.',
  team_id: 'Tomás Herrera',
  category_id: 'Websites',
  daysAgo: 60,
  image: 'How to redesign a site without losing search positions',
  image_alt: 'Cover artwork for "How to redesign a site without losing search positions"',
  description: `
<p>A dealer in garden machinery rang me eleven days after his new site had opened. It was a handsome site. It was also
very hard to find. For years, a page about mower blades had brought him callers every spring. Now I typed in the usual
words and got three of his competitors.</p>
<p>It took me a morning to find the causes and the rest of the season to repair the damage.</p>
<h2>What had happened</h2>
<p>The old page lived at <code>/parts/mower-blades.html</code> and the new one at <code>/shop/blades</code>. Nobody
had set up a redirect, so every link, bookmark and search result led to an error page. On day four someone noticed and
sent all the old addresses to the home page. That helped very little. Google wants the page that took over from the
old one, and a home page does not tell you which blade fits your mower.</p>
<p>Then there was the text. The old page had a long, ugly table of blade lengths and model numbers, which the designer
had cut. It was the very thing people had been searching for.</p>
<p>The third cause was a single line. While the site was being built, each page had carried an instruction,
<code>noindex</code>, that tells search engines to stay away. That is sensible on an unfinished site. It was still
there when I looked.</p>
<p>Nobody had been careless. It was just that the move was no one's job.</p>
<h2>Six weeks before: take stock</h2>
<p>Give the job to one person and have them list every address on the old site. You need several sources, since none
is complete:</p>
<ul>
<li>the old site's sitemap, and a crawl of the site with any link-checking tool;</li>
<li>the performance report in Google Search Console, by page, for the longest period it offers;</li>
<li>the links report in the same place, which shows the pages other sites point to;</li>
<li>the folder of downloads, because price lists and manuals have addresses too.</li>
</ul>
<p>Export all of this now and keep the files. You will want the "before" figures afterwards. Then fill in a table.
These rows are from the one we made for the dealer, too late.</p>
<table>
<thead><tr><th>Old address</th><th>Found for</th><th>New address</th><th>What must survive</th></tr></thead>
<tbody>
<tr><td>/parts/mower-blades.html</td><td>blade lengths, model numbers</td><td>/shop/blades</td><td>the
table</td></tr>
<tr><td>/blog/sharpen-blade.html</td><td>how to sharpen a blade</td><td>/guides/sharpen-a-blade</td><td>all text, both
drawings</td></tr>
<tr><td>/downloads/belts.pdf</td><td>belt sizes</td><td>stays where it is</td><td>the file</td></tr>
<tr><td>/news/open-day-tent.html</td><td>nothing in years</td><td>none</td><td>nothing; let it go</td></tr>
</tbody>
</table>
<p>For most small firms a few dozen rows matter. Sort by clicks and be strict about the top of the list. Further down
you can let things go.</p>
<h2>During the design: three agreements</h2>
<p><strong>Addresses stay unless there is a reason.</strong> There is nothing wrong with an old address that ends in
.html. If you can keep it, there is nothing to redirect.</p>
<p><strong>Pages that people find keep their substance.</strong> You may rearrange them, shorten them a little and set
them in better type. The title, the main heading and the part that answers the search all stay. Give your designer the
fourth column of the table before anything is drawn.</p>
<p><strong>One upheaval at a time.</strong> If you also want a new domain name, do that some months earlier or later.
When everything moves at once and the figures drop, you cannot tell which change did it.</p>
<p>Agree on one more thing with the developer: the unfinished version sits behind a password. That keeps search
engines out as well as <code>noindex</code> does, and a password left on by mistake is noticed within minutes.</p>
<h2>Rows that make people hesitate</h2>
<h3>Two old pages become one</h3>
<p>Redirect both to the new page, and make sure that it answers what each of them answered. If it covers only one, you
will lose the searches that led to the other.</p>
<h3>One old page becomes three</h3>
<p>A redirect can only lead to one place. Choose the new page that fits the commonest search, or write a short page
that introduces all three and redirect to that.</p>
<h3>We no longer sell it</h3>
<p>If people still look for the old mower because they need parts, keep the page, say that the machine is no longer
made and link to the parts. Redirect only where there is a real successor.</p>
<h3>The page is found, but for the wrong thing</h3>
<p>The dealer had a page about renting a marquee, left over from a previous owner. It had plenty of visitors and none
of them wanted a mower. You can drop a page like that. Warn the person who reads the monthly figures, or the fall in
visitors will frighten them.</p>
<h2>On launch day</h2>
<ol>
<li>Switch on permanent redirects (code 301), from each old address to its own successor in one hop.</li>
<li>Open the whole list of old addresses with a tool that shows where each one ends up. Read the result line by
line.</li>
<li>View the source of five different pages and search it for <code>noindex</code>. Check that <code>robots.txt</code>
does not forbid the whole site.</li>
<li>Look for <code>canonical</code> in the same source. It must name the live address; sometimes it still names the
test server.</li>
<li>Submit the new sitemap in Search Console, and ask for indexing of your five most important pages.</li>
<li>Make sure that menus, and links in the text, use the new addresses directly.</li>
</ol>
<p>Pages without a successor should say plainly that they are gone. Do not send those visitors to the home page.</p>
<h2>The weeks after</h2>
<p>Positions will move about for some weeks. Google has to visit every page again, and it takes its time with small
sites. I look at the error report every other day for the first fortnight, and once a week after that. I compare
clicks with the same weeks of last year, since a page about mowers always looks poorly in November.</p>
<p>I start to worry if an important page disappears altogether, if errors rise in the second week, or if clicks are
still falling after six. In each case, look first at that page's row in the table.</p>
<p>Keep the redirects for at least a year. I never remove them; they cost nothing.</p>
<h2>If you are reading this too late</h2>
<p>You can often recover the old addresses from Search Console, an old sitemap or a public web archive. Redirect each
to its closest relative. Put back the text that people used to find, even if it has to sit lower on the page. Then
wait. The dealer's blade page did come back, with its ugly table, in time for the following spring.</p>
`,
  headings: [],
};
