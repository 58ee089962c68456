import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'How to write an Amazon title that people can read',
  short_description:
    'One overloaded product title, taken apart and put back together, with a place for everything that was cut.',
  author: 'Bilal Anwar',
  category: 'Marketplaces',
  publishedDaysAgo: 24,
  image_alt: 'Cover artwork for "How to write an Amazon title that people can read"',
  description: `
<p>Here is a title of the kind I am sent every month. The brand is made up, the style is not.</p>
<blockquote>OATFIELD Banneton Bread Proofing Basket 9 Inch Round Sourdough Basket Proving Basket Bread Making Kit
Baking Gift for Bakers with Liner Cloth Scraper Dough Bowl Best Banneton Set Gift for Women Men</blockquote>
<p>Every word was put there for a reason. Somebody searches for 'sourdough basket', somebody else for 'proving basket',
and a gift is a gift. But read it aloud. The word 'basket' comes three times, and 'gift' twice. Whether the scraper is
in the box, or only something you might use with it, is anybody's guess. On a phone, most of it is cut off.</p>

<h2>Start with what the shopper has to know</h2>
<p>Put the keyword list away for ten minutes and answer the questions a person would ask across a counter.</p>
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
<p>Anything the shopper would use to rule the product out belongs near the front. Size is the classic one. Hiding it
earns you a click and then a return.</p>

<h2>Now bring the keywords back</h2>
<p>Look at your list again and mark the one phrase that describes the product best and is searched for most. Ours is
'banneton proofing basket'. It goes in whole and early. The remaining phrases are mostly the same words in another
order, and repeating them wastes room. 'Sourdough' is a new word and tells bakers that they are in the right place, so
it stays.</p>
<p>The rewritten title:</p>
<blockquote>Oatfield Round Banneton Proofing Basket, 9 Inch Rattan, with Linen Liner and Dough Scraper, for Sourdough
Loaves up to 2 lb</blockquote>
<p>The commas do a good deal of the work. They turn a row of nouns into four small statements, and the word 'with'
settles the matter of the scraper.</p>

<h2>Where the rest goes</h2>
<ul>
  <li><strong>Other names for the thing</strong> ('proving basket', 'brotform') go in the search terms field at the
  back of the listing, each word once. Shoppers never see it.</li>
  <li><strong>Care and use</strong> go in the bullet points, one matter per point.</li>
  <li><strong>The present</strong> is best shown. Photograph the box.</li>
  <li><strong>'Best'</strong> goes in the bin. Claims of that kind are against the rules for titles, and nobody
  believes them anyway.</li>
  <li><strong>'Women Men'</strong> goes with it. It rules nobody out, so it tells nobody anything.</li>
</ul>

<h2>Three checks before you save</h2>
<ol>
  <li><strong>The thumb.</strong> Open the search results on a phone, find a competitor's title, and see where it is
  cut. Cover your own from that point. Could you still tell what it is and how big?</li>
  <li><strong>The telephone.</strong> Read it to somebody who does not know the product. Ask what comes in the box. If
  they hesitate, the title has failed.</li>
  <li><strong>The rules.</strong> Amazon limits the length of titles, the symbols in them and the repeating of words.
  The limits differ by category and are revised now and then, so read the current ones in Seller Central. A title that
  breaks them can be rewritten for you, or the listing hidden from search.</li>
</ol>

<h2>Then leave it alone</h2>
<p>Write down the date and the old title. Change nothing else on the listing for four weeks, and compare those weeks
with the four before, minding holidays and price changes. Sellers who adjust the title every few days never find out
which version did what. If the product sells in several sizes, give each size its own figure in the title, so that
nobody who wants the 9 inch basket opens a page headed by the 7.</p>
`,
  headings: [],
};
