import { sql } from 'kysely';
import { type LeadDatabase, type LeadKind, type LeadState, tableOf } from './tables.ts';

/** Which leads a list is to have. */
export interface LeadsFilter {
  state?: LeadState | undefined;
  /** A part of name, e-mail address or reference. */
  search?: string | undefined;
  /** Who looks after them; null for those that nobody does. */
  assignee?: number | null | undefined;
  /** Those of which a mail failed and is still tried. */
  mail?: 'failing' | undefined;
}

/** Gives the leads of a kind; the two kinds share all that is asked of them. A message that is a test is none of them. */
export function leadsOf(leads: LeadDatabase, kind: LeadKind) {
  const tests = leads.selectFrom('self_tests').select('email');
  return leads.selectFrom(tableOf[kind] as 'contact_messages').where('email', 'not in', tests);
}

/** Gives the leads that pass a filter; spam only where its state or its mails are asked for. */
export function wantedLeads(leads: LeadDatabase, kind: LeadKind, { state, search, assignee, mail }: LeadsFilter) {
  let rows = leadsOf(leads, kind);
  if (state) rows = rows.where('state', '=', state);
  else if (!mail) rows = rows.where('state', '!=', 'spam');
  if (assignee !== undefined) rows = rows.where('assignee_id', assignee === null ? 'is' : '=', assignee);
  if (mail) rows = rows.where('id', 'in', failingMails(leads).where('lead', '=', kind).select('lead_id'));
  if (search)
    rows = rows.where(sql<boolean>`lower(name || ' ' || email || ' ' || reference) like ${likeOf(search)} escape '\\'`);
  return rows;
}

/** Gives the mails that failed and are still tried; those that were given up are none of them. */
export function failingMails(leads: LeadDatabase) {
  return leads.selectFrom('outbox').where('failing_since', 'is not', null).where('due_at', 'is not', null);
}

function likeOf(search: string) {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
