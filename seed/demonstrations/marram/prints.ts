import type { ToneName } from '../../pictures/tone.ts';
import type { inks } from './inks.ts';

export interface Print {
  of: 'hills' | 'sea' | 'mountains' | 'wind' | 'map' | 'branches' | 'leaves' | 'paper';
  ink: keyof typeof inks;
  tone: ToneName;
}

/** Which print goes with what: posts and headings by their titles, services by title and view. */
export const prints: Record<string, Print> = {
  'Practice Websites card': { of: 'hills', ink: 'heath', tone: 'light' },
  'Practice Websites detail': { of: 'hills', ink: 'dune', tone: 'soft' },
  'Enquiry Forms card': { of: 'map', ink: 'dune', tone: 'light' },
  'Enquiry Forms detail': { of: 'map', ink: 'heath', tone: 'light' },
  'Archive Catalogues card': { of: 'leaves', ink: 'heath', tone: 'light' },
  'Archive Catalogues detail': { of: 'leaves', ink: 'dune', tone: 'light' },
  'Quiet Upkeep card': { of: 'sea', ink: 'haar', tone: 'light' },
  'Quiet Upkeep detail': { of: 'sea', ink: 'dune', tone: 'light' },
  'Plain English Rewriting card': { of: 'paper', ink: 'heath', tone: 'light' },
  'Plain English Rewriting detail': { of: 'paper', ink: 'haar', tone: 'light' },
  'The Quarterly Letter card': { of: 'branches', ink: 'dune', tone: 'light' },
  'The Quarterly Letter detail': { of: 'branches', ink: 'heath', tone: 'light' },
  'Being Found, Without Following card': { of: 'mountains', ink: 'haar', tone: 'light' },
  'Being Found, Without Following detail': { of: 'mountains', ink: 'heath', tone: 'light' },
  'The Difficult Statement card': { of: 'wind', ink: 'heath', tone: 'deep' },
  'The Difficult Statement detail': { of: 'wind', ink: 'haar', tone: 'deep' },
  'Quoting a client who may not be named': { of: 'hills', ink: 'heath', tone: 'light' },
  'Ask for a sentence about yourself, not about them': { of: 'map', ink: 'heath', tone: 'light' },
  'Sign it with something true': { of: 'paper', ink: 'dune', tone: 'light' },
  'Get consent that can be withdrawn': { of: 'wind', ink: 'heath', tone: 'light' },
  'Words that scare patients, and what to write instead': { of: 'branches', ink: 'heath', tone: 'light' },
  'Six things your website tells strangers about your clients': { of: 'map', ink: 'haar', tone: 'light' },
  'The first forty seconds of a telephone call': { of: 'wind', ink: 'dune', tone: 'light' },
  'Answer the apology first': { of: 'hills', ink: 'haar', tone: 'light' },
  'Half a page beside the telephone': { of: 'paper', ink: 'haar', tone: 'light' },
  'A letter that arrives on the worst day': { of: 'hills', ink: 'haar', tone: 'deep' },
  'What a family needs to know this week': { of: 'paper', ink: 'heath', tone: 'light' },
  'A letter to copy': { of: 'sea', ink: 'dune', tone: 'light' },
  'What the compliance partner will say': { of: 'wind', ink: 'heath', tone: 'deep' },
  'What it costs, when nobody can know yet': { of: 'mountains', ink: 'haar', tone: 'light' },
  'Four figures that you do know': { of: 'paper', ink: 'dune', tone: 'soft' },
  'A page to copy': { of: 'leaves', ink: 'heath', tone: 'light' },
  'Your contact form asks too much, too early': { of: 'sea', ink: 'heath', tone: 'light' },
  'The questions that survive': { of: 'map', ink: 'dune', tone: 'light' },
  'What to put below the button': { of: 'hills', ink: 'dune', tone: 'light' },
  'A photograph with nobody in it': { of: 'sea', ink: 'dune', tone: 'light' },
  'A biography for people who would rather not': { of: 'leaves', ink: 'dune', tone: 'light' },
  'Four signatures without a decision': { of: 'hills', ink: 'dune', tone: 'soft' },
  'One pen, and three questions': { of: 'wind', ink: 'haar', tone: 'light' },
  'Nine days': { of: 'sea', ink: 'haar', tone: 'light' },
  'An out-of-office reply that gives nothing away': { of: 'sea', ink: 'haar', tone: 'deep' },
  'Cataloguing a box that nobody may open': { of: 'leaves', ink: 'haar', tone: 'light' },
  'Nineteen questions, and then four': { of: 'sea', ink: 'heath', tone: 'deep' },
  'Eleven thousand letters, and one box kept shut': { of: 'leaves', ink: 'heath', tone: 'soft' },
  'How to say no two hundred times a year': { of: 'mountains', ink: 'dune', tone: 'light' },
};
