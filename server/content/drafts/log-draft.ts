import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { ContentDatabase } from '../tables.ts';
import type { DraftRow } from './draft-rows.ts';

export function logDraft(
  transaction: ContentDatabase,
  { type, record_id, title }: DraftRow,
  action: 'drafted' | 'discarded' | 'restored',
  { by, at }: { by: Actor; at: Date },
) {
  return logActivity(transaction, { by, action, subject: type, recordId: record_id, title, at });
}
