import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'One search, one page: landing pages for search ads',
  short_description:
    'You paid for the click. What should the visitor see next? ' +
    'A page for one torn sofa, planned from top to bottom.',
  team_id: 'Tomás Herrera',
  category_id: 'Marketing',
  daysAgo: 102,
  image: 'One search, one page: landing pages for search ads',
  image_alt: 'Cover artwork for "One search, one page: landing pages for search ads"',
  description: `
<p>Somebody types <em>repair tear in leather sofa</em> into Google. Your advert says that you repair leather. They
click and land on your home page, on a row of new armchairs under the words "Comfort is a craft".</p>
<p>You do repair leather. It is under Services, in the second column, below the curtains. Your visitor does not know
that, and the back button is closer.</p>
<h2>How many pages?</h2>
<p>Group the searches by the job that has to be done. A ripped couch and a hole in a leather chair are the same job,
however people phrase it, and share a page. Faded leather is another job: it takes longer, costs more and needs a
different photograph.</p>
<p>That gives you a rule: make a new page when the price or the picture would change. An upholsterer may end up with
four. I have seen a site with sixty, one for every wording. Half of them quoted an old price.</p>
<h2>The page for the torn sofa</h2>
<ol>
<li><strong>A heading with the searcher's own words.</strong> "Torn leather sofas, repaired in your home."</li>
<li><strong>A telephone number and a short form</strong> for people who have seen enough. Ask for a photograph of the
tear. It saves both of you a visit.</li>
<li><strong>The same seat before and after,</strong> taken from the same spot in the same light.</li>
<li><strong>Money, time and place.</strong> "Most tears cost between 90 and 180. We need about two hours. We come to
you within thirty miles of the workshop." A range is enough. Without one, people assume the worst.</li>
<li><strong>How it works,</strong> in four lines, from the photograph to the moment they can sit down again.</li>
<li><strong>What cannot be saved.</strong> "Bonded leather that has begun to peel cannot be repaired for long. We will
tell you from the photograph." You lose only callers you could not have helped.</li>
<li><strong>One customer, quoted on this job.</strong> Praise for your curtains proves nothing about leather.</li>
<li><strong>The number and the form again,</strong> for those who read to the end.</li>
</ol>
<p>If visitors need anything else to decide, they will have asked about it on the phone. Find out from the person who
answers it which question comes after the price, and add the answer.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Hold the advert next to the page',
      description: `
<p>Print both and lay them side by side. Underline every promise in the advert, such as <em>free estimate</em> or
<em>this week</em>. Now find each of them on the page, in the same words, without scrolling far. If one is missing,
add it to the page or take it out of the advert.</p>
<p>Then do it the other way round. Something on your page may belong in the advert too. If the advert mentions the
thirty miles, nobody forty miles away will click at your expense.</p>
<p>Think of the time of day as well. If the advert says "call now" at ten in the evening, the caller gets a machine.
Show the form first at that hour, or run the advert only when somebody is there. Compare the two again whenever you
change either.</p>
`,
      linkedin: '',
      image: 'Hold the advert next to the page',
      image_alt: 'Artwork for the section "Hold the advert next to the page"',
    },
    {
      sequence: 2,
      heading: 'Take things away, but leave the door open',
      description: `
<p>Take the long menu off this page, and the newsletter box that slides in, and the links to your curtains. They all
lead away from the one thing this visitor came to do.</p>
<p>Some people remove everything, and that is too much. Before we let a stranger into our living room, we want to be
sure that the firm exists. Keep your logo with a link to the home page. Keep the address, the privacy notice, a
photograph of the person who will ring the doorbell, and the legal details that your country asks for.</p>
<p>You may find that you have written a better version of your ordinary page on leather repairs. In that case, replace
the old one with it and use it for adverts and normal search alike. Two nearly identical pages only compete with each
other.</p>
`,
      linkedin: '',
      image: 'Take things away, but leave the door open',
      image_alt: 'Artwork for the section "Take things away, but leave the door open"',
    },
  ],
};
