import type { BlogSeed } from '../../../../shapes.ts';

export const post: BlogSeed = {
  title: 'Eight questions to ask an agency before you sign',
  short_description:
    'What to ask on the call, what a good answer sounds like, and the answers that should make you put the pen down.',
  author: 'Sana Qureshi',
  category: 'Marketing',
  publishedDaysAgo: 10,
  image_alt: 'Cover artwork for "Eight questions to ask an agency before you sign"',
  description: `
<p>We run an agency, so treat this as advice from an interested party. It is the list I would give my brother if he
were about to hire one of our competitors. Ask all eight on one call, write the answers down, and send them back by
email the same day with the line 'Please correct anything I have misunderstood.' Whatever survives that email is what
you are buying.</p>
<p>Have one page ready before the call, with what you want, by when, and the most you can spend. Some people hide the
budget, for fear that it will be used up to the last cent. In my experience the opposite is dearer. Without a figure,
an agency guesses at the size of the thing, and you compare three offers for three different projects. Name the sum
and ask what would be left out at that price. The reply tells you whether they can choose.</p>

<h3>1. Who will do the work?</h3>
<p>The people in the first meeting are often the most senior you will ever see. Ask for the names of those who will
write, design or manage your campaigns, and how many other clients they look after. Freelancers are fine, as long as
you are told about them and somebody checks what they make.</p>

<h3>2. What exactly do we get for the price?</h3>
<p>A useful answer can be ticked off. 'Email marketing support' cannot. 'Two newsletters a month, written, built and
sent, with one round of changes each' can. Then ask what is left out. Photography, software licences and the
advertising spend itself are the usual surprises.</p>

<h3>3. What happens when we change our minds?</h3>
<p>You will, because seeing the work teaches you things. A fair arrangement absorbs small changes and puts a written
price on larger ones before anybody starts. Be careful with 'Oh, we are flexible.' It tends to mean that the talk about
money comes after the work, when you have least room to say no.</p>

<h3>4. Whose name is on the accounts?</h3>
<p>Go through them one by one: domain, analytics, advertising, seller account, email platform, design files. Each
should be opened in your company's name and paid with your card, with the agency invited as a user. An advertising
account holds years of history. If it belongs to the agency, leaving the agency means leaving that behind.</p>

<h3>5. May we speak to a client who left?</h3>
<p>Any agency can find you a happy client. One whose contract has ended will tell you how the agency behaves when
there is no more money in it. Ask that person how the handover went, and whether anything was missing a month
later.</p>

<h3>6. How will we know whether it works?</h3>
<p>Ask to see the first report now, with the boxes empty. You will learn which numbers they watch and where those come
from. Then ask what result would make them advise you to stop. An agency that cannot imagine one is unlikely to notice
when it arrives.</p>

<h3>7. What do you need from us?</h3>
<p>Projects run late because photographs are late, or because four people may comment and nobody may decide. A
practised agency knows this and has a list: these files by that date, one person who can say yes, two hours of your
time each week. If the answer is 'Nothing, leave it to us', expect either guesswork or a long list in week three.</p>

<h3>8. How do we part?</h3>
<p>Find the clause while everybody still likes each other. You want to know the notice period, what is handed over, in
what form, and whether the handover costs extra. A month's notice is reasonable for monthly work. A year with automatic
renewal deserves a question, and the reason given should be about your project.</p>

<h2>Answers that should make you pause</h2>
<ul>
  <li><strong>'We guarantee first place on Google.'</strong> Nobody outside Google can promise that.</li>
  <li><strong>'We cannot tell you how, that is our method.'</strong> It is done in your name, so you may know what it
  is.</li>
  <li><strong>'The discount ends on Friday.'</strong> A price that is right on Friday is still right on Monday.</li>
  <li><strong>'You will have to trust us on that.'</strong> Perhaps, one day. Before signing there is nothing yet to
  base it on.</li>
</ul>

<h2>What to do with the answers</h2>
<p>If you are comparing two or three agencies, put the answers side by side in a table with the questions down the
left. Leave the prices out of it at first. Show it to a colleague who was on none of the calls and ask which agency
she would hire. Then add the prices. If the cheapest one is also the vaguest, work out what it would cost to be left
with a half-finished project in June, and add that to its price.</p>
<p>Start small if you can. A single paid project of a few weeks shows you whether an agency keeps dates and how it
takes criticism. You learn more from that than from any pitch.</p>

<h2>Our own answers, briefly</h2>
<p>It would be odd to print the questions and dodge them. There are six of us, and the person you talk to does the work
or directs it. Prices are fixed per project, and changes are priced in writing. All accounts and files are yours from
the first day. You get a written update every week, and a reply to any message within one working day. For a former
client's number, ask and we will check that they are happy to be called. For anything else, <a href="/contact-us">write
to us</a> and be as awkward as you like.</p>
`,
  headings: [],
};
