import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Somebody else sells on your page',
  short_description:
    'A stranger is on your listing with your picture and a lower price. Who it might be, and what to do first.',
  team_id: 'Murat Aydin',
  category_id: 'The Shelf',
  daysAgo: 76,
  image: 'Somebody else sells on your page',
  image_alt: 'Two cranes reaching for the same container',
  description: `
<p>On Monday your bench clamp sells twelve a day. On Tuesday it sells none, and the page looks the same as ever. Then you
see it: the button says 'Sold by' and a name you have never heard.</p>
<p>Do not write to anybody yet. On a marketplace the page belongs to the product, and more than one seller may offer
it. The one with the button gets nearly all the orders. First find out who it is. There are four possibilities, and
only one of them is a crook.</p>
<h2>Which of the four is it?</h2>
<p><strong>A shop you supply.</strong> By far the most common. You sold forty pieces to a hardware shop in Arnhem at
trade price, and the owner's son has discovered the internet. It is allowed. Goods you have sold in the European Union
may in general be sold on.</p>
<p><strong>Somebody clearing stock.</strong> A bankruptcy, a returned pallet, a trade fair. It stops when the pallet is
empty.</p>
<p><strong>Somebody who does not have it.</strong> They list your clamp at a higher price, buy it from you when an
order comes, and post it on. Odd, but you still sell the clamp.</p>
<p><strong>Somebody with a copy.</strong> This is the one to fight.</p>
<h2>Buy one</h2>
<p>Order a piece from the stranger, to a private address. Photograph the parcel, the slip, the product and the barcode
as they come out. Now you know which of the four it is, and if it is the last, you hold the proof that every form will
ask for. It costs €24 and takes two days. It has saved us from three embarrassing letters to customers of our own
clients.</p>
<h2>Then act on the right one</h2>
<ul>
<li><strong>Your own customer:</strong> ring them. Ask what they have left and what they want. Often they would rather sell
in the shop, and you can buy back the rest at their price. If you would like it not to happen again, put it in the
trade terms. Ask a lawyer how, because telling dealers what price to ask is forbidden.</li>
<li><strong>Cleared stock:</strong> wait, and keep your price. If you follow them down, you teach everybody a new
price and they still sell first.</li>
<li><strong>No stock:</strong> leave it. Check that the delivery time they promise is not hurting your reviews.</li>
<li><strong>A copy:</strong> report it through the brand tools if your trade mark is registered there, with the order
number and photographs side by side. State what differs: 'The original has a cast handle, this one is pressed. See
picture 3.' Reports with a difference you can measure get dealt with. Reports with adjectives wait.</li>
</ul>
<h2>Make the next time shorter</h2>
<p>Register your trade mark. It takes months, so begin before you need it. Put something on the product that costs
little and is tiresome to copy: a number stamped in the casting, a lot code under the label. Sell the thing as a set
with something only you have, under its own barcode. And look at the 'Sold by' line of your ten best products every
Monday. It takes four minutes. We do it with the first coffee.</p>
<p>One caution. There are firms that promise to throw other sellers off for a fee, by filing complaints until something
sticks. If a complaint is false, the account that gets suspended is yours.</p>
`,
  headings: [],
};
