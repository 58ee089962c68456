import { createContext } from 'react-router';
import type { Language } from '../content/languages.ts';
import type { ReceivedForm } from '../server/attachments/received-form.ts';
import type { Booking } from '../server/leads/booking/booking.ts';
import type { Intake } from '../server/leads/intake/intake.ts';
import type { Meetings } from '../server/leads/meetings/meetings.ts';
import type { Requester } from '../server/platform/http/requester.ts';
import type { SearchSite } from '../server/site/search.ts';
import type { Site } from '../server/site/site.ts';
import type { ShownPreview } from './site/layout/shared-preview.tsx';

/** Server services for loaders and actions. */
export interface ServerContext {
  site: Site;
  intake: Intake;
  meetings: Meetings;
  booking: Booking;
  searchSite: SearchSite;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Reads the time zone of the agency. */
  readTimeZone: () => Promise<string>;
  /** Reads the language that visitors are spoken to in, even while the database is away. */
  readLanguage: () => Promise<Language>;
  /** The environment variables that decide in place of settings. */
  variablesSet: string[];
  /** How long messages of visitors are kept. */
  retentionDays: number;
  /** Whether visits are counted, which the page about privacy then says. */
  countsVisits: boolean;
  now: () => Date;
  requester: Requester;
  /** What came with the form that is sent, by the names of its fields. */
  files: ReceivedForm['files'];
  /** Whether the page is for somebody who edits it. */
  isEditor: boolean;
  /** Whether visitors open the page at its address: a preview loads no tags of others. */
  isVisited: boolean;
  /** What the link to a preview says about the page; null on all pages that are public. */
  preview: ShownPreview | null;
  /** Logs an unexpected error. */
  report: (error: unknown) => void;
}

export const serverContext = createContext<ServerContext>();
