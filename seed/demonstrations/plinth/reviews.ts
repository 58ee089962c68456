import type { Seed } from '../../records.ts';

export const reviews: Seed<'review'>[] = [
  {
    project_name: 'A new shop for hand-thrown ceramics',
    daysAgo: 240,
    project_summary:
      'We turned a jumble of one-off pots into a list that a shop can use, then built an online shop around kiln ' +
      'dates and made-to-order pieces.',
    project_review: `
<p>Most of what I sell exists only once. Every shop system I tried wanted sizes and stock counts, and I had
given up on it. Mira started with my most awkward bowl and built the page around that. The text was a week late
because I could not decide on glaze names, and they told me so, kindly. Now I open the kiln, take the pictures, and
the pieces are up for sale by the evening.</p>
`,
    feedback: 'They began with my most awkward bowl, and after that everything else was easy.',
    client_name: 'Ines Moreau, Harrow & Finch Ceramics',
    image: 'Ines Moreau, Harrow & Finch Ceramics',
    image_alt: 'Portrait of Ines Moreau',
  },
  {
    project_name: 'Signing out boats without the clipboard',
    daysAgo: 220,
    project_summary:
      'A web application that replaces the paper log at the boathouse. Members sign boats in and out on a tablet, ' +
      'and the captain sees what is on the water.',
    project_review: `
<p>Our log was a clipboard on a nail, and it had been there longer than most of the members. Daniel joined us on a
video call at six in the morning to see it in use. The first version could not be read in sunlight. He fixed the
colours within days. A few of the older members grumbled until the first foggy morning, when we could see at a glance
who was still out. The nail is still there, with a hat on it.</p>
`,
    feedback: 'On the first foggy morning we could see at a glance who was still out on the water.',
    client_name: 'Alun Prosser, Tidewell Rowing Club',
    image: 'Alun Prosser, Tidewell Rowing Club',
    image_alt: 'Portrait of Alun Prosser',
  },
  {
    project_name: 'Adverts for the units that stood empty',
    daysAgo: 200,
    project_summary:
      'We started counting calls and forms properly, moved the advertising budget to the units that ' +
      'stood empty and wrote a page for each neighbourhood.',
    project_review: `
<p>I wanted adverts on day one. Tomás would not spend a cent until the phone calls were being counted, and I was cross
about it for two weeks. It turned out we had been paying to advertise small units, which were full anyway. The money
now goes to the big ones at the back. Every Friday I get a page in plain English, and I actually read it. I never read
the reports I had before.</p>
`,
    feedback: 'It turned out we had been paying to advertise units that were already full.',
    client_name: 'Denise Whitaker, Bluecrate Storage',
    image: 'Denise Whitaker, Bluecrate Storage',
    image_alt: 'Portrait of Denise Whitaker',
  },
  {
    project_name: 'A bakery site that says what is baked today',
    daysAgo: 180,
    project_summary:
      'A seven-page website in two languages, with a daily bread list that the counter staff change from a phone ' +
      'before opening.',
    project_review: `
<p>I asked for a film of the ovens on the home page. They asked how many customers wait for a film when they want to
know if there is rye left. So now we have a bread list, and I change it with floury hands at five in the morning. I
was stubborn about the logo, and Mira let me keep it, only cleaner. The German text took one round more than planned,
because my sister and I do not agree on commas.</p>
`,
    feedback: 'I change the bread list with floury hands at five in the morning, and it works.',
    client_name: "Jutta Brandt, Oma's Rye Bakery",
    image: "Jutta Brandt, Oma's Rye Bakery",
    image_alt: 'Portrait of Jutta Brandt',
  },
  {
    project_name: 'Reminders that sound like our front desk',
    daysAgo: 160,
    project_summary:
      'Four automated sequences for check-up reminders, missed appointments and new patients, each of which stops as ' +
      'soon as somebody replies.',
    project_review: `
<p>Our receptionist kept the reminders in her head, and she was about to go on leave. Priya interviewed her for an
hour first and wrote the messages in her voice, including the line about the parking. We had one bad afternoon when a
reminder went to people who had already booked. Priya wrote to me before I had noticed, with the cause and the fix.
The desk is quieter now, and people still think they are hearing from Carol.</p>
`,
    feedback: 'When something went wrong, Priya wrote to me before I had noticed.',
    client_name: 'Helen Castellano, Larkspur Dental',
    image: 'Helen Castellano, Larkspur Dental',
    image_alt: 'Portrait of Helen Castellano',
  },
  {
    project_name: 'A monthly letter from the workshop',
    daysAgo: 140,
    project_summary:
      'We cleaned up an old mailing list, set up a welcome message and now write a monthly letter with the head ' +
      'mechanic about one repair at a time.',
    project_review: `
<p>We used to send discounts, and people used to ignore them. Priya talked to Owen, our head mechanic, who hates
writing, and turned half an hour of complaining about chains into a letter. Customers came in holding their phones to
ask about it. Losing the dead addresses stung, because the list was suddenly so much shorter. I would do it again.
Some months we forget the Monday call, and she chases us until we pick up.</p>
`,
    feedback: 'Customers came in holding their phones to ask about the letter.',
    client_name: 'Leah Tran, Fernhill Cycles',
    image: 'Leah Tran, Fernhill Cycles',
    image_alt: 'Portrait of Leah Tran',
  },
  {
    project_name: 'Guides that architects keep',
    daysAgo: 120,
    project_summary:
      'Interviews with past customers, new pages on price and lead times, and a series of short guides on stairs and ' +
      'windows, written after talking to the workshop.',
    project_review: `
<p>I thought we needed a brochure for homeowners. Sana rang some of our customers and came back to tell me that
architects bring us the good jobs. I did not care to hear it, since I had already paid for the photographs. The guide
on fire-rated stairs is the first thing of ours that an architect ever asked to pass on. Checking the drafts takes me
longer than they said it would, but I am slow.</p>
`,
    feedback: 'Sana told me something about my own customers that I did not care to hear, and she was right.',
    client_name: 'Stuart Kirkbride, Northgate Joinery',
    image: 'Stuart Kirkbride, Northgate Joinery',
    image_alt: 'Portrait of Stuart Kirkbride',
  },
  {
    project_name: 'Eight teas on Amazon, and four left at home',
    daysAgo: 100,
    project_summary:
      'An Amazon launch in one country: sums for every blend, the account and its paperwork, eight listings, ' +
      'and a first month of daily checks alongside the owner.',
    project_review: `
<p>I came with twelve teas. Bilal did the sums and showed me that four of them would lose money on every tin. That was
good to know before I printed the labels. Amazon's identity check then took far longer than any of us had hoped, and
there was nothing to do but wait. He used the time to write the pages. I run the account on my own now, with a list of
five things to look at over my first cup.</p>
`,
    feedback: 'Bilal did the sums first, and four of my teas stayed at home because of it.',
    client_name: 'Amara Nwosu, Kettle & Compass Tea',
    image: 'Amara Nwosu, Kettle & Compass Tea',
    image_alt: 'Portrait of Amara Nwosu',
  },
  {
    project_name: "A clinic website in patients' words",
    daysAgo: 80,
    project_summary:
      'A ten-page website arranged by what hurts, ' +
      'with online booking connected to the calendar the clinic already had.',
    project_review: `
<p>Our old site was arranged by treatment, in words we learned at college. The new one is arranged by what hurts. I
changed my mind about the booking page after it was built, and I expected a bill. They swapped it for a page we no
longer wanted and the price stayed the same. If I have a complaint, it is that week two was a lot of reading on top of a
full clinic. Clear your diary for it.</p>
`,
    feedback: 'I changed my mind after it was built, and the price stayed the same.',
    client_name: 'Joanna Vick, Pellham Physio',
    image: 'Joanna Vick, Pellham Physio',
    image_alt: 'Portrait of Joanna Vick',
  },
  {
    project_name: 'Dry bags and paddle leashes, found at last',
    daysAgo: 60,
    project_summary:
      'New listings for a small range of kayak accessories on Amazon, and then advertising that follows the ' +
      'paddling season and pauses when stock is low.',
    project_review: `
<p>The kayaks sell themselves, but the accessories sat there. Bilal found that people search for the length of a
leash, and we had never given it. He rewrote everything and then made me wait a month before we advertised. I paused
the adverts once in June against his advice, and I regretted it. He did not say so in the next note. He just showed me
the two weeks side by side. He is my kind of person.</p>
`,
    feedback: 'People were searching for the length of the leash, and we had never given it.',
    client_name: 'Erik Solheim, Saltmarsh Kayaks',
    image: 'Erik Solheim, Saltmarsh Kayaks',
    image_alt: 'Portrait of Erik Solheim',
  },
  {
    project_name: "One place for a client's papers",
    daysAgo: 40,
    project_summary:
      'A web application in which clients of an accounting practice upload receipts and see what is still missing, ' +
      'built in parts over fourteen weeks.',
    project_review: `
<p>January used to mean carrier bags full of receipts, and photographs of receipts in four different apps. Now there
is one list, and the client sees what is missing before we have to ask. We found a rounding error during the
rehearsal, which is the sort of thing accountants find. Daniel thanked us and corrected it. The last part came eight
days late, but the weekly note had warned us a fortnight ahead. I can plan around that.</p>
`,
    feedback: 'They told us about the one delay a fortnight ahead, so we could plan around it.',
    client_name: 'Marcus Feld, Quill Accounting',
    image: 'Marcus Feld, Quill Accounting',
    image_alt: 'Portrait of Marcus Feld',
  },
  {
    project_name: 'Looking after a site somebody else built',
    daysAgo: 20,
    project_summary:
      'We read through a bookshop website that its developer had abandoned, repaired the backups and the order form, ' +
      'and have looked after the site each month since.',
    project_review: `
<p>The man who built our site moved away and stopped answering. Plinth sent a list of what was sound and what was not,
and I could follow every line of it. The worst thing was a backup that had never once worked. Because of the time
difference, a question I send after lunch is answered by the time I come in the next day. I have got used to asking
before noon. Our events page has not been wrong since they took over.</p>
`,
    feedback: 'They sent a list of what was sound and what was not, and I could follow every line.',
    client_name: 'Yasmin Haddad, Wren Street Books',
    image: 'Yasmin Haddad, Wren Street Books',
    image_alt: 'Portrait of Yasmin Haddad',
  },
];
