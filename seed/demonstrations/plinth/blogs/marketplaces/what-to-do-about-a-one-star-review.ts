import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'What to do about a one-star review',
  short_description:
    'Sort it before you answer it. Five kinds of bad product review on Amazon, and the right next step for each.',
  team_id: 'Bilal Anwar',
  category_id: 'Marketplaces',
  daysAgo: 109,
  image: 'What to do about a one-star review',
  image_alt: 'Cover artwork for "What to do about a one-star review"',
  description: `
<p>Most sellers read a one-star review twice. The first time they see the star. The second time, some hours later,
they read the words. Skip to the second reading if you can. Somebody has spent a few minutes describing what went
wrong, and it is usually one of five things.</p>

<h3>It is about the parcel</h3>
<p>'Arrived two weeks late, box crushed.' If Amazon stores and ships your goods, this says nothing about the product.
A review that is only about delivery may break Amazon's own guidelines, so report it and say which part. Sometimes it
is removed. If boxes keep arriving crushed, though, the packaging is yours to improve.</p>

<h3>It is about a wrong expectation</h3>
<p>'Much smaller than I thought.' The measurements may have been in the fourth bullet point all along. It makes no
difference: the buyer did not see them. Put the product next to a hand, a mug or a door in the second picture. Sellers
argue with this kind of review more than any other, and it is the cheapest to prevent.</p>

<h3>It is about one bad piece</h3>
<p>A handle came off, a seam opened. One such review is bad luck. Before you decide that it was, look at that month's
return reasons and the date of the batch. If three loose handles came from one delivery, call the factory and check
the stock you have not sold yet.</p>

<h3>It is about the product itself</h3>
<p>'The lid leaks.' And it does, a little, if you lay it flat. This is the review that hurts, and the one worth most
to you. You can change the lid or change the promise. A new lid takes months, so change the promise today: take
'leakproof' out of the listing.</p>

<h3>It is not from a customer</h3>
<p>Insults, a link to another shop, a description that is plainly of some other product. Report it once, calmly, and
quote the guideline. Do not get friends to report it too. Amazon notices such patterns, and they lead back to you.</p>

<h2>A note on numbers</h2>
<p>With six reviews, every new one moves the average. With six hundred, one more hardly shows. New listings are the
ones to protect: claim little, and fix the first complaint before the second comes in.</p>
`,
  headings: [
    {
      sequence: 1,
      heading: 'What you may write to the buyer',
      description: `
<p>Less than you would like. Amazon's rules do not allow you to ask for a review to be changed or removed, to offer
anything in return or to take the conversation elsewhere. Brand owners can answer some critical reviews through a tool
in Seller Central that offers the buyer a refund or asks for details. If you have it, use it within a day or two. The
first message is mostly a template. When the buyer answers, keep your own words short:</p>
<blockquote>I am sorry that the lid leaked. That should not happen with a lunch box, and I would like to put it right.
You can have your money back or a new lid, whichever suits you better.</blockquote>
<p>Then stop. If the buyer later changes the review unprompted, be glad. If not, you have still treated a customer
decently. Read the current policy before you send the first one, since the rules are stricter than those of most shops
and a breach can cost you the account.</p>
`,
      linkedin: '',
      image: 'What you may write to the buyer',
      image_alt: 'Artwork for the section "What you may write to the buyer"',
    },
    {
      sequence: 2,
      heading: 'Keep a complaint book',
      description: `
<p>Once a month, copy all reviews of three stars or fewer into a sheet, together with return reasons and the questions
people sent you. One row each, with a column for the kind, as above. Leave the stars out: they distract.</p>
<p>Sort by kind and count. If 'wrong expectation' leads, spend the month on pictures. If 'the product itself' leads,
call the factory and hold back the advertising budget for a while, because every sale you pay for now may bring
another bad review. When you change something, write the date in the sheet. Complaints about that fault should become
rarer among people who ordered after that day. If they do not, you have fixed the wrong thing.</p>
<p>The book has a second use. Spend an afternoon sorting competitors' bad reviews in the same way, and you will know
what to ask the factory for next time.</p>
`,
      linkedin: '',
      image: 'Keep a complaint book',
      image_alt: 'Artwork for the section "Keep a complaint book"',
    },
  ],
};
