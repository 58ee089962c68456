import type { Seed } from '../../records.ts';

export const reviews: Seed<'review'>[] = [
  {
    project_name: 'Refusals worth reading',
    daysAgo: 140,
    project_summary: 'The seven letters in which a small trust says no, and the one in which it says yes.',
    project_review: `
<p>We fund eleven projects a year and refuse some two hundred. The old letter had thirty-eight words and regretted twice. Marram
persuaded us to give a reason, chosen from seven that are true, and a date by which it is sensible to try again.</p>
<p>Our trustees feared arguments. There have been three telephone calls, all of them to say thank you, one of them a little
bitterly.</p>
`,
    feedback:
      'We say no two hundred times a year. It turns out that one can do it in such a way that people ring to thank us.',
    client_name: 'Peter Lomax, The Farrier Trust',
    image: 'Peter Lomax, The Farrier Trust',
    image_alt: 'Portrait of Peter Lomax',
  },
  {
    project_name: 'The letter after a death',
    daysAgo: 120,
    project_summary:
      'Four letters from an executry department to families, in the first month after somebody has died.',
    project_review: `
<p>We had been sending a form with seventeen enclosures to people who had buried somebody on the Tuesday. It was accurate. Noor
asked which of the enclosures anyone needed that week, and the answer was one.</p>
<p>Two of my colleagues thought the new letters too short. The families do not appear to.</p>
`,
    feedback: 'Seventeen enclosures became one. It was pointed out to us gently, which I noticed.',
    client_name: 'Fergus Thain, Thain & Ure',
    image: 'Fergus Thain, Thain & Ure',
    image_alt: 'Portrait of Fergus Thain',
  },
  {
    project_name: 'The catalogue of the Strathorn papers',
    daysAgo: 100,
    project_summary:
      'Eleven thousand letters that can be searched, and one box that is described only by the date on which it opens.',
    project_review: `
<p>The family had made promises to four different people over sixty years, in ink, in a deed, in a Christmas card and once, we
believe, at a funeral. Iain put every one of them into the catalogue. Tobias then spent a week on the typography of the word
“closed”, at which I laughed, and he was right.</p>
<p>Readers now ask for the correct folder. That saves our two volunteers a morning every week.</p>
`,
    feedback:
      'Every promise the family ever made is in there, with its date. I sleep better, and so, I fancy, do the papers.',
    client_name: 'Dr Catriona Bell, Strathorn Archive',
    image: 'Dr Catriona Bell, Strathorn Archive',
    image_alt: 'Portrait of Dr Catriona Bell',
  },
  {
    project_name: 'Search, without following anybody',
    daysAgo: 80,
    project_summary:
      'Eight pages that answer what people ask before they know the word mediation, and a tally by the telephone.',
    project_review: `
<p>I will be fair. It took five months instead of the three they had suggested, because two of the pages were not
right and they said so themselves. And we have about as many enquiries as before.</p>
<p>They are different ones, though. Fewer people ring to ask whether we are lawyers, and more of them have already
talked to the other side. In a year I shall know whether that was worth £2,400. The tally sheet is excellent and has
tea on it.</p>
`,
    feedback: 'Slower than promised, and no more enquiries than before. Better ones, I admit. Ask me again in a year.',
    client_name: 'Graeme Tulloch, Corran Mediation',
    image: 'Graeme Tulloch, Corran Mediation',
    image_alt: 'Portrait of Graeme Tulloch',
  },
  {
    project_name: 'A notary explained on one page',
    daysAgo: 60,
    project_summary:
      'One page that says what a notary does, what to bring and what it costs, for people with a flight to catch.',
    project_review: `
<p>People come to me because a bank in Lisbon has told them to. They do not know what I am. Now they have read one page, they
bring the passport and not a photograph of the passport, and it takes twenty minutes.</p>
`,
    feedback: 'They bring the passport now.',
    client_name: 'Ruth Kinnear, Notary Public',
    image: 'Ruth Kinnear, Notary Public',
    image_alt: 'Portrait of Ruth Kinnear',
  },
  {
    project_name: 'An enquiry form for people at the end of their tether',
    daysAgo: 40,
    project_summary:
      'A form of four questions in place of one of nineteen, replies for the staff, and messages that are deleted on a date.',
    project_review: `
<p>We thought that we were being thorough. Noor sat in our office and asked, for each question, who reads the answer before the
first call. For sixteen of them the honest reply was nobody. One of those was about previous convictions.</p>
<p>What I had not expected was the effect on our staff. They ring people back sooner, because there is less to be afraid of in
the message.</p>
`,
    feedback: 'They took away sixteen questions, and we have missed one.',
    client_name: 'Dr Samira Aziz, The Harbour Rooms',
    image: 'Dr Samira Aziz, The Harbour Rooms',
    image_alt: 'Portrait of Dr Samira Aziz',
  },
  {
    project_name: 'A family law firm, in its own words',
    daysAgo: 20,
    project_summary:
      'Eleven pages for six solicitors, with fees, a first meeting described minute by minute, and no gavels.',
    project_review: `
<p>Six partners, so you may imagine. Elspeth asked which of us held the pen, and when nobody answered, waited. It was the longest
silence in the history of the firm. I held the pen.</p>
<p>Clients now arrive knowing what the first hour costs and what to bring. One said that she had read the page about the first
meeting in the car outside, and then come in. My partner, who had wanted a picture of the building, has conceded the point.</p>
`,
    feedback:
      'A client told me she read one page in the car outside our office, and then came in. I ask nothing more of a website.',
    client_name: 'Judith Abernethy, Abernethy Pask',
    image: 'Judith Abernethy, Abernethy Pask',
    image_alt: 'Portrait of Judith Abernethy',
  },
];
