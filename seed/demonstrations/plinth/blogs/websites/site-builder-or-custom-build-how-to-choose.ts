import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Site builder or custom build: how to choose',
  short_description:
    'We build websites for a living and still send some callers to a site builder. ' +
    'Here is what I listen for, and the sum to do before you decide.',
  team_id: 'Sana Qureshi',
  category_id: 'Websites',
  daysAgo: 45,
  image: 'Site builder or custom build: how to choose',
  image_alt: 'Cover artwork for "Site builder or custom build: how to choose"',
  description: `
<p>A woman who restores pianos asked us for a quotation. She needed five pages, some photographs of finished
instruments and a telephone number that people could tap. I told her to take a site builder, spend two weekends on it
and keep the money for soundboards.</p>
<p>I have urged other callers to leave their builder before the next season. The two groups sound alike at first. Both
say that the website "doesn't quite work any more". You have to listen to what they say next.</p>
<p>First, what I mean by the words. You rent a site builder: you put pages together in the browser from ready-made
parts, and hosting is included. A custom build is made for you, runs on hosting you choose and comes with some way to
edit the text.</p>
<h2>Why I would start with the builder</h2>
<p>If you have never had a website, you do not know yet what you need from it. A builder lets you find out cheaply.
You will learn which pages people read and what they still ask after reading them. If you come to us later, that will
make the project shorter.</p>
<p>It also forgives neglect, because somebody else installs the security updates. In a firm where the website is
nobody's job, that alone can settle the matter.</p>
<h2>Four sentences that make me say otherwise</h2>
<p><strong>"We work around it."</strong> A firm that makes window blinds had twelve separate order forms, because the
builder could not work out a price from width and drop. When what you sell does not fit the tool, the tool starts to
decide what you sell.</p>
<p><strong>"Then Paul types it in again."</strong> Orders copied by hand from the site into another program cost hours
and cause mistakes. Some builders can be connected to other programs. If yours cannot, count Paul's hours.</p>
<p><strong>"There are about three hundred of them."</strong> Courses, machines, holiday cottages: many things of one
kind, each with the same details. They should be kept in one place and shown in several. Copy a page for each of them
and it soon goes wrong.</p>
<p><strong>"We added another app for that."</strong> Extras on a builder are often billed by the month. One or two are
fine. If you have eight, do the sum below.</p>
<h2>Reasons I would not count</h2>
<p>"It looks like a template" is mostly a matter of photographs and words, and both are cheaper to change than the
whole site. "Google does not like builders" is untrue as far as we can see: it reads pages and hardly cares how they
were made. And a competitor's new site is a fact about the competitor.</p>
<h2>The three-year sum</h2>
<p>Compare them over three years, because in the first month a builder looks cheapest and a custom site dearest.</p>
<table>
<thead><tr><th>Line</th><th>Builder</th><th>Custom build</th></tr></thead>
<tbody>
<tr><td>Making it</td><td>Your evenings, or a designer's fee</td><td>The project price, and some of your days</td></tr>
<tr><td>Each month</td><td>Subscription and every extra</td><td>Hosting and someone to look after it</td></tr>
<tr><td>New functions</td><td>Another extra, if it exists</td><td>A developer, priced per job</td></tr>
<tr><td>Workarounds</td><td>Hours a month, times thirty-six</td><td>Fewer, but rarely none</td></tr>
<tr><td>Leaving</td><td>You take text and pictures; the layout stays</td>
<td>You take everything, if the contract says so</td></tr>
</tbody>
</table>
<p>Put a price on your own evenings. What would you charge a customer for that hour?</p>
<h2>Questions for either</h2>
<ul>
<li>In whose name is the domain registered?</li>
<li>Can I export my products, orders and customers? May I see such a file?</li>
<li>What happens to the site on the day I stop paying?</li>
<li>If the opening hours change on a Sunday, who changes them, and how long does it take?</li>
</ul>
<p>A vague answer to the second question should worry you most. You can replace any tool as long as you can get your
data out of it in a form that other tools can read.</p>
<p>There is a middle way, too, and I often suggest it: hire a designer for a few days to set up your builder well,
with type and pictures chosen for you, and carry on by yourself. If you would like an opinion on your own case, <a
href="/meeting">pick half an hour</a>. Bring the list of extras you pay for.</p>
`,
  headings: [],
};
