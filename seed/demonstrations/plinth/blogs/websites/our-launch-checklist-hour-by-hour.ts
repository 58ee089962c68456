import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Our launch checklist, hour by hour',
  short_description:
    'What we do from the Friday before until the Friday after a new website opens. Copy it, and cross out what ' +
    'you do not need.',
  team_id: 'Daniel Okafor',
  category_id: 'Websites',
  daysAgo: 145,
  image: 'Our launch checklist, hour by hour',
  image_alt: 'Cover artwork for "Our launch checklist, hour by hour"',
  description: `
<p>We launch on Tuesdays, in the client's morning. This is the list on my desk. DNS, which you will meet several times,
is the public directory that says where your website and your mail live.</p>
<h2>Friday before</h2>
<ul>
<li>Shorten the lifetime of the DNS records (the TTL) to five minutes, so that a change on Tuesday takes effect
quickly.</li>
<li>Copy out every DNS record, above all those for mail. Lose one of them and the site looks fine while your email
disappears.</li>
<li>Ask who has the login for the domain. Then ask them to log in while we watch.</li>
</ul>
<h2>Monday</h2>
<ul>
<li><strong>14:00</strong> Back up the old site, then open the copy somewhere else to make sure that it works.</li>
<li><strong>15:00</strong> No more changes to text or prices, on the old site or the new.</li>
<li><strong>15:30</strong> Agree when we would turn back. Our rule: if the form or the checkout does not work by
11:00, the old site goes back up and we try again on Wednesday. Nobody makes good decisions at 10:55, so we make this
one now.</li>
</ul>
<h2>Tuesday</h2>
<ul>
<li><strong>9:00</strong> Switch over.</li>
<li><strong>9:10</strong> Type the address four ways: with and without www, with http and with https. All four must
end up in the same place, without a warning.</li>
<li><strong>9:20</strong> Send a message to the firm's own mailbox from outside, and have someone answer it.</li>
<li><strong>9:30</strong> Send every form. Check who received it and what the visitor was told.</li>
<li><strong>9:45</strong> In a shop, buy something with a real card, then refund it.</li>
<li><strong>10:15</strong> Open twenty of the old addresses and see where each one leads.</li>
<li><strong>10:30</strong> Make sure that the line that kept search engines out is gone.</li>
<li><strong>10:40</strong> On a phone: tap the phone number, open the menu, share a page with yourself and look at the
preview.</li>
<li><strong>11:00</strong> Stay or turn back.</li>
<li><strong>11:15</strong> The owner reads through prices, opening hours and names. We would miss a wrong price. They
will not.</li>
<li><strong>12:00</strong> Lunch. Nobody changes anything on an empty stomach.</li>
<li><strong>15:00</strong> Read the server's log for pages that were asked for and not found. Redirect those that
matter.</li>
</ul>
<h2>Wednesday to Friday</h2>
<ul>
<li>Note what staff and customers report. Fix faults the same day and keep a list of wishes for later.</li>
<li>Check that last night's backup ran.</li>
<li>Change the passwords that were shared during the project, and delete the test accounts.</li>
<li>Set the TTL back to what it was.</li>
<li>On Friday afternoon, write down where everything is: domain, hosting, licences, logins and renewal dates. It fits
on one page, and that page belongs to the owner.</li>
</ul>
<p>The old site stays on its server for a month, hidden from the public. Mostly we never touch it. Then a client asks
for the recipe page from 2014, and we are glad that we kept it.</p>
`,
  headings: [],
};
