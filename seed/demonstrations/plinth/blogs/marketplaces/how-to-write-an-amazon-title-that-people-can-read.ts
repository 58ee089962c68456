import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'How to write an Amazon title that people can read',
  short_description:
    'One overloaded product title, taken apart and put back together, with a place for everything that was cut.',
  team_id: 'Bilal Anwar',
  category_id: 'Marketplaces',
  daysAgo: 24,
  image: 'How to write an Amazon title that people can read',
  image_alt: 'Cover artwork for "How to write an Amazon title that people can read"',
  description: `
<p>Here is a title of the kind I am sent every month. The brand is made up. The style is real.</p>
<blockquote>OATFIELD Banneton Bread Proofing Basket 9 Inch Round Sourdough Basket Proving Basket Bread Making Kit
Baking Gift for Bakers with Liner Cloth Scraper Dough Bowl Best Banneton Set Gift for Women Men</blockquote>
<p>Every word was put there for a reason. Somebody searches for 'sourdough basket', somebody else for 'proving
basket', and a gift is a gift. But read it aloud. 'Basket' turns up three times and 'gift' twice. You cannot tell
whether the scraper is in the box or just something you might use with it. On a phone, most of it is cut off
anyway.</p>

<h2>Start with what the shopper has to know</h2>
<p>Put the keyword list away for ten minutes and answer the questions people would ask you in a shop.</p>
<table>
  <thead><tr><th>The shopper asks</th><th>Our answer</th><th>Goes in the title?</th></tr></thead>
  <tbody>
    <tr><td>What is it?</td><td>A round banneton, a basket in which bread dough proves</td><td>Yes, first</td></tr>
    <tr><td>Will it fit?</td><td>9 inches across, for loaves up to 2 lb</td><td>Yes</td></tr>
    <tr><td>What is in the box?</td><td>Basket, linen liner, dough scraper</td><td>Yes</td></tr>
    <tr><td>What is it made of?</td><td>Natural rattan</td><td>Yes, one word</td></tr>
    <tr><td>How do I clean it?</td><td>Brush it out, let it dry</td><td>No, bullet point</td></tr>
    <tr><td>Is it a nice present?</td><td>Comes in a plain gift box</td><td>No, picture and bullet point</td></tr>
  </tbody>
</table>
<p>Anything that would make a shopper rule the product out belongs near the front. Size is the classic example. Hide
it and you pay for a click, then for a return.</p>

<h2>Now bring the keywords back</h2>
<p>Look at your list again and mark the one phrase that describes the product best and is searched for most. Ours is
'banneton proofing basket'. It goes in early and in one piece. The other phrases are mostly the same words in a
different order, and repeating them wastes space. 'Sourdough' is a new word and tells bakers that they are in the
right place, so it stays.</p>
<p>The rewritten title:</p>
<blockquote>Oatfield Round Banneton Proofing Basket, 9 Inch Rattan, with Linen Liner and Dough Scraper, for Sourdough
Loaves up to 2 lb</blockquote>
<p>The commas do much of the work. They turn a string of nouns into four short statements, and 'with' makes it clear
that the scraper is in the box.</p>

<h2>Where the rest goes</h2>
<ul>
  <li><strong>Other names for the thing</strong> ('proving basket', 'brotform') go in the search terms field at the
  back of the listing, each word once. Shoppers never see it.</li>
  <li><strong>Care and use</strong> go in the bullet points, one subject per point.</li>
  <li><strong>The gift</strong> belongs in a picture. Photograph the box.</li>
  <li><strong>'Best'</strong> goes in the bin. Claims like that are against Amazon's rules for titles, and nobody
  believes them anyway.</li>
  <li><strong>'Women Men'</strong> goes the same way. It describes everybody, so it helps nobody choose.</li>
</ul>

<h2>Three checks before you save</h2>
<ol>
  <li><strong>The phone.</strong> Open the search results on a phone, find a competitor's title, and see where it is
  cut. Cover your own from that point. Could you still tell what it is and how big?</li>
  <li><strong>The ear.</strong> Read it aloud to somebody who does not know the product. Ask what comes in the box. If
  they hesitate, the title has failed.</li>
  <li><strong>The rules.</strong> Amazon limits how long a title may be, which symbols it may contain and how often a
  word may be repeated. The limits differ by category and change from time to time, so read the current ones in Seller
  Central. If your title breaks them, Amazon may rewrite it or hide the listing from search.</li>
</ol>

<h2>Then leave it alone</h2>
<p>Write down the date and the old title. Change nothing else on the listing for four weeks, and compare those weeks
with the four before, allowing for holidays and price changes. Sellers who adjust the title every few days never find
out which version did what. If the product sells in several sizes, put the right size in each title, so that nobody
who wants the 9 inch basket lands on a page about the 7.</p>
`,
  headings: [],
};
