import type { Seed } from '../../../records.ts';

export const harbour: Seed<'caseStudy'> = {
  title: 'Nineteen questions, and then four',
  client: 'The Harbour Rooms',
  short_description:
    'A clinic that treats drinking asked nineteen questions before it would ring anyone back. We took out the ones that nobody read.',
  image: 'Nineteen questions, and then four case study',
  image_alt: 'Print in green: a small sailing boat at nightfall',
  year: '2025',
  services: ['Enquiry Forms', 'Plain English Rewriting'],
  results: [
    { value: '16', label: 'Questions taken off the form, of nineteen' },
    { value: '3/5', label: 'People who finish it, of those who begin it; before, one in four' },
    { value: '4 h', label: 'From a message to a call back, on most days' },
    { value: '30', label: 'Days until a message that led to nothing is destroyed' },
  ],
  review_id: 'An enquiry form for people at the end of their tether',
  description: `
<p>The Harbour Rooms treats eleven people at a time in a house by the water. The people who write to it have often
told nobody else. The form on its website had grown over nine years, one question for each committee, and ended with a
box for previous convictions.</p>
<p>We were asked to make it look friendlier.</p>
<h2>A morning with the answers</h2>
<p>Instead of looking at the form, Noor asked to see what happened to a message. It was printed. The nurse on duty
read the name, the telephone number and the last line, and rang. Everything else was asked again, more kindly, on the
telephone.</p>
<p>So the form now asks what to call you, how to reach you, when it is safe to ring, and whether there is anything we should know
before we do. The third question had not been there before. Eight people in ten use it.</p>
<h2>What happens to the words</h2>
<p>The notice that arrives in the office says only that there is a message. To read it, somebody signs in. If it leads to nothing it
is destroyed after thirty days, and the form says so above the button, where the drinker’s wife, who may be reading over his
shoulder, can see it as well.</p>
<h2>What we got wrong</h2>
<p>We had left out the surname altogether. Three Davids later we put it back, as an optional box.</p>
`,
  sections: [
    {
      id: 'kept',
      type: 'cards',
      heading: 'The four questions now',
      look: 'list',
      cards: [
        { title: 'What should we call you?', text: 'Any name will do. It need not be yours.' },
        { title: 'How can we reach you?', text: 'One box, for a number or an address. Nobody has to have both.' },
        { title: 'When is it safe to ring?', text: 'And whether a message may be left, and what it may say.' },
        { title: 'Is there anything we should know first?', text: 'People may leave it empty. Four in ten do.' },
      ],
    },
  ],
};
