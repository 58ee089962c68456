import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'One search, one page: landing pages for paid search',
  short_description:
    'You paid for the click. What should the visitor see next? ' +
    'A page for one torn sofa, planned from top to bottom.',
  author: 'Tomás Herrera',
  category: 'Marketing',
  publishedDaysAgo: 102,
  image_alt: 'Cover artwork for "One search, one page: landing pages for paid search"',
  description: `
<p>Somebody types <em>repair tear in leather sofa</em> into Google. Your advert says that you repair leather. They
click and land on your home page, which shows a row of new armchairs under the words "Comfort is a craft".</p>
<p>You do repair leather. It is under Services, in the second column, below the curtains. Your visitor does not know
that, and the back button is closer.</p>
<h2>How many pages?</h2>
<p>Group the searches by the job that has to be done. A ripped couch and a hole in a leather chair are one job, however
people phrase it, and share a page. Faded leather is another job. It takes longer, costs more and needs a different
photograph.</p>
<p>That gives you a rule: make a new page when the price or the picture would change. An upholsterer may end up with
four. I have met a site that had sixty, one for every wording, and half of them quoted an old price.</p>
<h2>The page for the torn sofa</h2>
<ol>
<li><strong>A heading with the searcher's own words.</strong> "Torn leather sofas, repaired in your home."</li>
<li><strong>A telephone number and a short form</strong> for those who need no more than that. Ask for a photograph of
the tear. It saves both of you a visit.</li>
<li><strong>The same seat before and after,</strong> taken from the same spot in the same light.</li>
<li><strong>Money, time and place.</strong> "Most tears cost between 90 and 180. We need about two hours. We come to
you within thirty miles of the workshop." A range is enough. Without one, people suppose the worst.</li>
<li><strong>How it goes,</strong> in four lines, from the photograph to the moment when they may sit down again.</li>
<li><strong>What cannot be saved.</strong> "Bonded leather that has begun to peel cannot be repaired for long. We will
tell you from the photograph." You lose a caller you could not have helped.</li>
<li><strong>One customer, quoted on this job.</strong> Praise for your curtains proves nothing about leather.</li>
<li><strong>The number and the form again,</strong> for those who read to the end.</li>
</ol>
<p>If the visitor would need anything else to decide, your telephone will have told you. Ask whoever answers it which
question comes after the price, and add the answer.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'Hold the advert next to the page',
      description: `
<p>Print both and lay them side by side. Underline every promise in the advert, such as <em>free estimate</em> or
<em>this week</em>. Now find each of them on the page, in the same words, without scrolling far. Whatever you cannot
find has to be added to the page or taken out of the advert.</p>
<p>Then do it the other way round. Your page may mention something that belongs in the advert, like the thirty miles,
because it would keep a person forty miles away from clicking at your expense.</p>
<p>Think of the hour as well. If the advert runs at ten in the evening and says "call now", the caller reaches a
machine. Show the form first at that time, or let the advert sleep when you do. Repeat the comparison whenever either
side is changed.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "Hold the advert next to the page"',
    },
    {
      sequence: 2,
      heading: 'Take things away, but leave the door open',
      description: `
<p>Off this page go the long menu, the newsletter box that slides in and the links to your curtains. Each of them leads
away from the one thing this visitor came to do.</p>
<p>Some people remove everything, and that is too much. Whoever lets a stranger into their living room wants to make
sure the stranger exists. Keep your logo with a link to the home page. Keep the address, the privacy notice, a
photograph of whoever will ring the doorbell, and the legal details that your country asks for.</p>
<p>You may find that you have written a better version of your ordinary page on leather repairs. In that case, let it
take over from the old one and use it for adverts and normal search alike. Two nearly equal pages only compete with
each other.</p>
`,
      linkedin: '',
      image_alt: 'Artwork for the section "Take things away, but leave the door open"',
    },
  ],
};
