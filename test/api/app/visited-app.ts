import { afterEach, beforeEach } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import type { FigureTables } from '../../../server/figures/tables.ts';
import { PUBLIC_URL, type TestApp, startApp } from './app.ts';
import { hiddenFieldsIn, sendForm } from './documents/html-form.ts';
import { signInTo } from './people.ts';

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const KARACHI_NOON = Date.parse('2026-12-01T07:00:00Z');

type Headers = Record<string, string>;

const messageFields = { name: 'Ines', email: 'ines@example.com', phone: '555 0100', description: 'A shop, please.' };
const meetingFields = { name: 'Ines', email: 'ines@example.com', time: '2027-03-09T10:00', subject: 'A shop' };

interface Counts {
  views: number;
  visits: number;
  messages: number;
  meetings: number;
  bookings: number;
  won: number;
  amount: number;
}

interface Named extends Counts {
  name: string;
  before: Counts | null;
}

type Period = Counts & { visitors: number | null };

interface Figures {
  totals: Period & { conversion: number | null };
  totals_before: Period | null;
  days: (Period & { day: string })[];
  compared: { from: string; to: string } | null;
  months_left_out: string[];
  currency: string | null;
  not_found: { name: string; searches: number }[];
  missing_pages: { name: string; visitors: number }[];
  left_out: { name: string; views: number }[];
  pages: Named[];
  channels: Named[];
  sources: Named[];
  campaigns: Named[];
  devices: Named[];
  languages: Named[];
  countries: Named[];
  is_counting: boolean;
}

/** Starts an app for each test, to whose pages people come through a trusted proxy. */
export function visitedApp() {
  const site = { now: 0 } as { app: TestApp; client: ApiClient; now: number };

  async function begin(configured: Record<string, string> = {}) {
    site.now = KARACHI_NOON;
    const variables = { TRUST_PROXY: '127.0.0.1', ...configured };
    site.app = await startApp({ clock: () => new Date(site.now), configured: variables });
    site.client = await signInTo(site.app);
  }

  /** Opens a page as somebody with a browser, who comes from nowhere. */
  async function open(url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') {
    const browser = { 'user-agent': CHROME, 'accept-language': 'de-AT,de;q=0.9', 'sec-fetch-mode': 'navigate' };
    return site.app.requestAsIs({ url, method, headers: { ...browser, ...headers } });
  }

  /** Writes from a form page as a person does who has opened it, and returns the item as the inbox has it. */
  async function write(url: string, { headers = {}, fields = {} }: { headers?: Headers; fields?: Headers } = {}) {
    const page = await open(url, headers);
    site.now += 60_000;
    const [path = ''] = url.split('?');
    const isMeeting = path === '/meeting';
    const sender = { 'user-agent': CHROME, ...headers, referer: `${PUBLIC_URL}${path}` };
    const filled = { ...(isMeeting ? meetingFields : messageFields), ...hiddenFieldsIn(page.body), ...fields };
    await sendForm(site.app, path, filled, { headers: sender });
    const { body } = await site.client.ask('GET', isMeeting ? '/meetings' : '/contact-messages');
    return body.data[0];
  }

  async function readFigures(query = ''): Promise<Figures> {
    await site.app.services.visitCounter?.store();
    const { body } = await site.client.ask('GET', `/figures${query}`);
    return body.data as Figures;
  }

  function readSalts() {
    const db = site.app.services.database.kysely.withTables<FigureTables>();
    return db.selectFrom('visitor_salts').selectAll().orderBy('day').execute();
  }

  beforeEach(() => begin());
  afterEach(() => site.app.stop());
  return {
    site,
    open,
    write,
    readFigures,
    readSalts,
    beginAgain: async (configured: Record<string, string>) => {
      await site.app.stop();
      await begin(configured);
    },
  };
}

export const viewsOf = (list: { name: string; views: number }[]) =>
  Object.fromEntries(list.map(({ name, views }) => [name, views]));
export const visitsOf = (list: Named[]) => Object.fromEntries(list.map(({ name, visits }) => [name, visits]));
