import { hash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import type { AttachmentTables } from '../../../server/attachments/tables.ts';
import { pdfBytes } from '../../files.ts';
import type { TestApp } from './app.ts';

/** Stores a file that came with an item, as the intake does. No built-in kind has a field for one. Returns its key. */
export async function attachFile(
  app: TestApp,
  { path: area, name }: AnyInboxKind,
  id: number,
  field = 'cv',
): Promise<string> {
  const { database, attachments } = app.services;
  const bytes = pdfBytes();
  const path = join(app.folder, 'incoming', randomUUID());
  await mkdir(join(app.folder, 'incoming'), { recursive: true });
  await writeFile(path, bytes, { mode: 0o600 });
  const about = { name: 'cv.pdf', type: 'application/pdf', size: bytes.length, sha256: hash('sha256', bytes) };
  const keys = await attachments.keep(area, new Map([[field, { path, ...about }]]));
  await rm(path);
  const db = database.kysely.withTables<AttachmentTables>();
  await db
    .transaction()
    .execute((transaction) => attachments.attach(transaction, keys, { item_kind: name, item_id: id }));
  return keys[0] ?? '';
}
