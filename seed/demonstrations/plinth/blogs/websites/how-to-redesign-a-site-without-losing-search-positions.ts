import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'How to redesign a site without losing search positions',
  short_description:
    'A dealer in garden machinery opened a handsome new site and vanished from Google. ' +
    'What had gone wrong, and the plan that would have prevented it.',
  author: 'Tomás Herrera',
  category: 'Websites',
  publishedDaysAgo: 60,
  image_alt: 'Cover artwork for "How to redesign a site without losing search positions"',
  description: `
<p>A dealer in garden machinery rang me eleven days after the new site had opened. It was a handsome site. It was also
very hard to find. For years, a page about mower blades had brought callers every spring. Now I typed in the usual
words and got three of his competitors.</p>
<p>Finding the causes took me a morning. Repairing the damage took the rest of the season.</p>
<h2>What had happened</h2>
<p>The old page lived at <code>/parts/mower-blades.html</code> and the new one at <code>/shop/blades</code>. No
redirect had been set, so every link, bookmark and search result led to an error page. On day four someone noticed and
sent all the old addresses to the home page. That helped very little. Google wants the page that took over from the old
one, and a home page does not tell you which blade fits your mower.</p>
<p>Then there was the text. The old page had a long, ugly table of blade lengths and model numbers. The designer had
cut it. It was the part that people had been finding.</p>
<p>The third cause was a single line. While the site was being built, each page had carried an instruction to search
engines to stay away, called <code>noindex</code>. On a building site this is sensible. It was still there when I
looked.</p>
<p>None of the people involved had been careless in their own work. The move simply was not anyone's job.</p>
<h2>Six weeks before: take stock</h2>
<p>Give the job to one person and have them make a list of every address the old site has. Collect it from several
places, since none is complete:</p>
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
you may be generous with "let it go".</p>
<h2>During the design: three agreements</h2>
<p><strong>Addresses stay unless there is a reason.</strong> An old address that ends in .html is no blemish. If you
can keep it, there is nothing to redirect and nothing to forget.</p>
<p><strong>Found pages keep their substance.</strong> They may be rearranged, shortened a little and set in better
type. Their title, main heading and the part that answers the search stay. Give your designer the fourth column of the
table before anything is drawn.</p>
<p><strong>One upheaval at a time.</strong> If you also want a new domain name, do that some months earlier or later.
When everything moves at once and the figures drop, you cannot tell which change did it.</p>
<p>Agree on a fourth thing with whoever builds the site: the unfinished version stands behind a password. That keeps
search engines out as well as <code>noindex</code> does, and a password left on by mistake is noticed within
minutes.</p>
<h2>Rows that make people hesitate</h2>
<h3>Two old pages become one</h3>
<p>Redirect both to the new page, and see that it answers what each of them answered. If it covers only one, the other
will fade.</p>
<h3>One old page becomes three</h3>
<p>A redirect can lead to one place only. Choose the new page that fits the most frequent search, or make a short page
that introduces all three and redirect to that.</p>
<h3>We no longer sell it</h3>
<p>If people still look for the old mower because they need parts, keep the page, say that the machine is no longer
made and link to the parts. Redirect only where there is a real successor.</p>
<h3>The page is found, but for the wrong thing</h3>
<p>The dealer had a page about renting a marquee, left over from a previous owner. It had plenty of visitors and none
of them wanted a mower. Such a page may go. Say so to whoever reads the monthly figures, or the drop will frighten
them.</p>
<h2>On launch day</h2>
<ol>
<li>Switch on permanent redirects, the kind with the code 301, from each old address to its own successor in one
hop.</li>
<li>Open the whole list of old addresses with a tool that shows where each one ends. Read the result line by line.</li>
<li>View the source of five different pages and search it for <code>noindex</code>. Check that <code>robots.txt</code>
does not forbid the whole site.</li>
<li>Look for <code>canonical</code> in the same source. It must name the live address, and some sites still name the
test server.</li>
<li>Submit the new sitemap in Search Console, and ask for indexing of your five most important pages.</li>
<li>Make sure that menus and links inside texts use the new addresses directly.</li>
</ol>
<p>Pages without a successor should answer plainly that they are gone. Sending them to the home page only muddles
things.</p>
<h2>The weeks after</h2>
<p>Positions will move about for some weeks. Google has to visit every page again, and it visits small sites at its
leisure. I look at the error report every second day in the first fortnight, and every week after that. I compare
clicks with the same weeks of last year, since a mower page always looks ill in November.</p>
<p>I would worry if one important page has gone completely, if errors rise in the second week, or if clicks are still
falling after six. In each case the first place to look is that row in the table.</p>
<p>Keep the redirects for at least a year. I never remove them; they cost nothing.</p>
<h2>If you are reading this too late</h2>
<p>Old addresses can often be recovered, from Search Console, an old sitemap or a public web archive. Redirect each to
its closest relative. Put back the text that people used to find, even if it has to sit lower on the page. Then wait.
The dealer's blade page did come back, with its ugly table, in time for the following spring.</p>
`,
  headings: [],
};
