import { createContext } from 'react-router';
import type { Leads } from '../server/leads/intake/intake.ts';
import type { Meetings } from '../server/leads/meetings/meetings.ts';
import type { Visit } from '../server/platform/http/visit.ts';
import type { Site } from '../server/site/site.ts';

/** What the server lends to loaders and actions. */
export interface ServerContext {
  site: Site;
  leads: Leads;
  meetings: Meetings;
  /** The address visitors use, without a slash at its end. */
  publicUrl: string;
  timeZone: string;
  /** How long what visitors send is kept. */
  retentionDays: number;
  now: () => Date;
  /** Who asks. */
  visit: Visit;
  /** The status of the page at an address that no page has. */
  trouble: number;
  /** Logs a surprise. */
  report: (error: unknown) => void;
}

export const serverContext = createContext<ServerContext>();
