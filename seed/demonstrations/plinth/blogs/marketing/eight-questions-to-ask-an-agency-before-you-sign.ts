import type { Seed } from '../../../../records.ts';

export const post: Seed<'blog'> = {
  title: 'Eight questions to ask an agency before you sign',
  short_description:
    'What to ask on the call, what a good answer sounds like, and the answers that should make you put down your pen.',
  team_id: 'Sana Qureshi',
  category_id: 'Marketing',
  daysAgo: 10,
  image: 'Eight questions to ask an agency before you sign',
  image_alt: 'Cover artwork for "Eight questions to ask an agency before you sign"',
  description: `
<p>We are an agency, so treat this as advice from an interested party. It is the list I would give my brother if he
were about to hire one of our competitors. Ask all eight on one call, write the answers down, and send them back by
email the same day with the line 'Please correct anything I have misunderstood.' What they do not correct is what you
are buying.</p>
<p>Before the call, write one page that says what you want, by when, and the most you can spend. Some people hide the
budget for fear that it will be used up to the last cent. In my experience hiding it costs more. Without a figure,
each agency guesses at the size of the job, and you end up comparing three offers for three different projects. Name
the sum and ask what they would leave out at that price. If they cannot say, they have not thought about the job.</p>

<h3>1. Who will do the work?</h3>
<p>The people in the first meeting are often the most senior you will ever see. Ask for the names of the people who
will write, design or manage your campaigns, and how many other clients they look after. Freelancers are fine, as long
as you know about them and somebody checks their work.</p>

<h3>2. What exactly do we get for the price?</h3>
<p>You should be able to tick the answer off. 'Email marketing support' fails. 'Two newsletters a month, written,
built and sent, with one round of changes each' passes. Then ask what is left out. Photography, software licences and
the advertising spend itself are the usual surprises.</p>

<h3>3. What happens when we change our minds?</h3>
<p>You will, because seeing the work gives you new ideas. A fair arrangement absorbs small changes and puts a written
price on larger ones before anybody starts. Be careful with 'Oh, we are flexible.' It tends to mean that they will
bring up the money after the work is done, when it is hardest to say no.</p>

<h3>4. Whose name is on the accounts?</h3>
<p>Go through them one by one: domain, analytics, advertising, seller account, email platform, design files. Each
should be opened in your company's name and paid with your card, with the agency invited as a user. An advertising
account holds years of history. If the agency owns it, you leave that behind when you leave the agency.</p>

<h3>5. May we speak to a client who left?</h3>
<p>Any agency can find you a happy client. A former one can tell you how the agency behaves when there is no more
money in it. Ask how the handover went, and whether anything was missing a month later.</p>

<h3>6. How will we know whether it works?</h3>
<p>Ask to see the first report now, with the boxes empty. You will learn which numbers they watch and where they get
them. Then ask what result would make them advise you to stop. If they cannot think of one, they will not notice it
either.</p>

<h3>7. What do you need from us?</h3>
<p>Projects run late because the photographs are late, or because four people may comment and nobody may decide. An
experienced agency knows this and has a list: these files by that date, one person who can say yes, two hours of your
time each week. If the answer is 'Nothing, leave it to us', expect either guesswork or a long list in week three.</p>

<h3>8. How do we part?</h3>
<p>Find the clause while everybody still likes each other. You want to know the notice period, what they hand over, in
what form, and whether that costs extra. A month's notice is reasonable for monthly work. If they want a year with
automatic renewal, ask why. The reason should have something to do with your project.</p>

<h2>Answers that should make you pause</h2>
<ul>
  <li><strong>'We guarantee first place on Google.'</strong> Nobody outside Google can promise that.</li>
  <li><strong>'We cannot tell you how, that is our method.'</strong> They will be doing it in your name, so you are
  entitled to know.</li>
  <li><strong>'The discount ends on Friday.'</strong> A price that is right on Friday is still right on Monday.</li>
  <li><strong>'You will have to trust us on that.'</strong> Perhaps, one day. Before you sign, you have no reason
  to.</li>
</ul>

<h2>What to do with the answers</h2>
<p>If you are comparing two or three agencies, put the answers side by side in a table with the questions down the
left. Leave the prices out at first. Show the table to a colleague who was not on the calls and ask which agency she
would hire. Then add the prices. If the cheapest one is also the vaguest, work out what it would cost to be left with
a half-finished project in June, and add that to its price.</p>
<p>Start small if you can. One paid project of a few weeks will show you whether an agency keeps to its dates and how
it takes criticism, which no pitch can.</p>

<h2>Our own answers, briefly</h2>
<p>It would be odd to print the questions and dodge them. There are six of us, and the person you talk to does the work.
Prices are fixed per project, and changes are priced in writing. All accounts and files are yours from
the first day. You get a written update every week, and a reply to any message within one working day. For a former
client's number, ask and we will check that they are happy to be called. For anything else, <a href="/contact-us">write
to us</a> and be as awkward as you like.</p>
`,
  headings: [],
};
