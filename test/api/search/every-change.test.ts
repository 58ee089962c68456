import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentTypes, translationTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

const searched = [...contentTypes, ...translationTypes, ...inboxKinds].map(({ table }) => table);

test.each([...searched, 'replies', 'answers', 'media', 'users'])(
  'every change of %s is noted to be indexed',
  async (table) => {
    const { database } = site.app.services;
    const triggers =
      database.dialect.name === 'sqlite'
        ? sql<{
            on: string;
          }>`select lower(sql) as "on" from sqlite_schema where type = 'trigger' and tbl_name = ${table}`
        : sql<{ on: string }>`select lower(event_manipulation || ' ' || action_statement) as "on"
          from information_schema.triggers where event_object_table = ${table}`;
    const { rows } = await triggers.execute(database.kysely);
    const noting = rows.filter(({ on }) => /search_changes|note_change_of/.test(on)).map(({ on }) => on);
    for (const change of ['insert', 'update', 'delete'])
      expect(
        noting.some((trigger) => trigger.includes(change)),
        `A migration gives ${table} a trigger, as 0064 does.`,
      ).toBe(true);
  },
);
