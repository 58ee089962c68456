import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Bid on the part number',
  short_description:
    'The cheapest search adverts a toolmaker can run are for words nobody would print on a poster. How to set them up.',
  team_id: 'Inês Cardoso',
  category_id: 'The Till',
  daysAgo: 41,
  image: 'Bid on the part number',
  image_alt: 'A stamped number plate, a magnifying glass and a barcode',
  description: `
<p>Every maker who comes to us wants to be found for the big word. Clamp. Tent. Hot sauce. I show them what a click on
the big word costs, and then what happens to a hundred of those clicks. Ninety-eight were looking for something else: a
picture, a school project, the cheap one.</p>
<p>Meanwhile there is somebody in a workshop with a broken spindle in his hand, who types <code>K-240 spindle M16
left</code>. He knows what he wants. He has the card ready. And hardly anybody is bidding.</p>
<h2>Make the list</h2>
<p>Take your price list, including the spare parts and everything you stopped making ten years ago. For each line, write
down what a person would type with the thing in front of them:</p>
<ul>
<li>the number as you write it: <code>K-240</code></li>
<li>the number as it is stamped: <code>K240</code>, <code>240K</code></li>
<li>the number in the old catalogue, before your father renamed everything</li>
<li>the number of the competitor's part that yours replaces</li>
<li>the part in words with the model: 'handle for K240 clamp'</li>
<li>the same in the language of each country you send to</li>
</ul>
<p>For a firm with four hundred parts that makes some two thousand phrases. Do not be afraid. A spreadsheet writes
them for you.</p>
<h2>Set it up so that it can be small</h2>
<p>One campaign for a product range. Inside it, one group of adverts for each part or family of parts, with its numbers as
exact phrases. A daily budget as low as the system takes. A part that is searched for three times a month costs three
clicks a month.</p>
<p>The advert says three things: the number, that you have it, and when it arrives. 'K-240 spindle, M16 left. In stock in
Eindhoven. With you on Thursday.' No adjectives. He is not looking for passion.</p>
<p>The click must land on that part, with that number in the heading. If your shop cannot do that, build it first. A
click on <code>K-240</code> that lands on 'Our products' is money in the Maas.</p>
<h2>Some things to leave out</h2>
<p>Numbers that also mean something else. Before you start, search for each of the fifty most important ones yourself.
We once bid on a drill chuck that shares its number with a bus in Utrecht. Exclude words such as 'manual', 'drawing'
and 'PDF', unless a good answer to them brings you customers. It may: people who want the manual have the machine.</p>
<p>Be careful with competitors' names. Bidding on a number is one thing. Writing another firm's brand into the text of
your advert is another, and a good way to get to know their lawyer.</p>
<h2>What to expect</h2>
<p>Very little from each of them, but for ever. In the one account I may talk about, 1,900 phrases brought 140 orders
in a month, at 31 cents a click. The three big words before that had brought 22 orders for twice the money.</p>
<p>It will not make you known. No one will mention your advert at a birthday party. And it works only for things that
people already have a number for. For a new sort of hammock you need a different post, and probably a different
budget.</p>
`,
  headings: [],
};
