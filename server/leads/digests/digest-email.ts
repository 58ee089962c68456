import { digestEmails, type DigestInterval, isDigest } from '../../../content/digests.ts';
import { type AnyInboxKind, inboxKinds, itemPath } from '../../../content/inbox/inbox-kinds.ts';
import { viewToAnswer } from '../../../content/inbox/inbox-kind.ts';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import type { Range } from '../../figures/range.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { QueuedEmail } from '../email/mail-queue.ts';
import type { LeadFigures, Totals } from '../figures/lead-figures.ts';
import { filteredItems } from '../inbox/item-query.ts';
import type { Digests } from './digests.ts';
import { inWords, periodBefore, periodDue } from './period.ts';

const NAMES = 5; // of pages and of sources
const ITEMS = 5; // of each kind

interface DigestSources {
  digests: Pick<Digests, 'read' | 'tokenOf'>;
  figures: LeadFigures;
  countsVisits: boolean;
  findPerson: (id: number) => Promise<SignedInUser | null>;
}

/** Creates the writer of digests. It returns null where there is nothing to tell, or nobody who wants it any more. */
export function createDigestEmailWriter(
  { db, publicUrl, readTimeZone, clock }: LeadsBasis,
  { digests, figures, countsVisits, findPerson }: DigestSources,
) {
  return async ({ kind, user_id, created_at, message_id }: QueuedEmail): Promise<EmailMessage | null> => {
    const person = user_id === null ? null : await findPerson(user_id);
    if (!person || !isDigest(kind) || !may(person, 'read figures')) return null;
    const interval = digestEmails[kind];
    if ((await digests.read(person.id)) !== interval) return null;
    const timeZone = await readTimeZone();
    const period = periodDue(interval, new Date(created_at), timeZone);
    const before = periodBefore(interval, period);
    const [now, earlier, waiting] = await Promise.all([
      figures.readPeriod(period),
      figures.readPeriod(before),
      may(person, 'read leads') ? readWaiting(timeZone) : [],
    ]);
    if (isEmpty(now.totals) && waiting.length === 0) return null;
    const token = digests.tokenOf(person.id);
    const links = { figures: `${publicUrl}/admin/figures`, account: `${publicUrl}/admin/account` };
    const unsubscribeLink = `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
    const parts = [
      `Hello ${person.name},`,
      `${inWords(interval, period)}, and ${BEFORE[interval]} in brackets:`,
      (await figureLines(person, now.totals, earlier.totals)).join('\n'),
      ...(countsVisits
        ? [
            await named('Pages with most visits', 'page', period),
            await named('Where visits came from', 'source', period),
          ]
        : []),
      ...waiting.map(({ text }) => text),
      `All figures:\n${links.figures}`,
      `You choose how often you get this under “My account”:\n${links.account}`,
      `Or end it here:\n${unsubscribeLink}`,
    ];
    return {
      to: person.email,
      subject: `${interval === 'week' ? 'The week' : 'The month'} on your site: ${inWords(interval, period)}`,
      text: parts.filter(Boolean).join('\n\n'),
      links: [...Object.values(links), unsubscribeLink, ...waiting.flatMap(({ links }) => links)],
      unsubscribe: unsubscribeLink,
      messageId: message_id,
    };
  };

  async function figureLines(person: SignedInUser, now: Totals, before: Totals): Promise<string[]> {
    const line = (label: string, value: number, earlier: number) => `${label}: ${number(value)} (${number(earlier)})`;
    const currency = await figures.readCurrency();
    const won = `${line('Won', now.won, before.won)}${now.amount > 0 ? `, ${amount(now.amount)}${currency ? ` ${currency}` : ''}` : ''}`;
    return [
      ...(countsVisits
        ? [
            line('Visits', now.visits, before.visits),
            line('Visitors, each counted once a day', now.visitors ?? 0, before.visitors ?? 0),
          ]
        : []),
      ...(may(person, 'read leads')
        ? [...inboxKinds.map(({ label, plural }) => line(label.many, now[plural], before[plural])), won]
        : []),
    ];
  }

  async function named(heading: string, kind: 'page' | 'source', range: Range): Promise<string> {
    const names = await figures.readList(kind, range, NAMES);
    const visited = names.filter(({ visits }) => visits > 0).slice(0, NAMES);
    if (visited.length === 0) return '';
    return [`${heading}:`, ...visited.map(({ name, visits }) => `${name}: ${number(visits)}`)].join('\n');
  }

  /** Reads what nobody has answered yet, the oldest first, of each kind that has any. */
  async function readWaiting(timeZone: string) {
    const moment = { now: clock(), timeZone };
    const ofKinds = (inboxKinds as readonly AnyInboxKind[]).map(async (kind) => {
      const view = viewToAnswer(kind);
      const items = filteredItems(db, kind, view ? { view } : { status: 'new' }, moment);
      const { total } = await items.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
      const oldest = await items.select(['id', 'name']).orderBy('created_at').orderBy('id').limit(ITEMS).execute();
      const linked = oldest.map(({ id, name }) => ({ name, link: publicUrl + itemPath(kind, id) }));
      const more = Number(total) - linked.length;
      const lines = linked.map(({ name, link }) => `${name}\n${link}`);
      const heading = `${kind.label.many} waiting for an answer: ${number(Number(total))}`;
      return {
        text: [heading, ...lines, ...(more > 0 ? [`And ${number(more)} more.`] : [])].join('\n\n'),
        links: linked.map(({ link }) => link),
      };
    });
    return (await Promise.all(ofKinds)).filter(({ links }) => links.length > 0);
  }
}

/** The page that ends a digest: programs send a POST there, people press its button. */
export const UNSUBSCRIBE_PATH = '/login/digest';

const BEFORE: Record<DigestInterval, string> = { week: 'the week before', month: 'the month before' };

function isEmpty(totals: Totals): boolean {
  return totals.visits === 0 && inboxKinds.every(({ plural }) => totals[plural] === 0);
}

function amount(value: number): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
}

const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });
