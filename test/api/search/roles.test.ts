import { expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import type { Role } from '../../../content/roles.ts';
import { service } from '../../../content/types/service.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';
import { search } from './found.ts';

const site = signedInApp();

const expected: Record<Role, string[]> = {
  owner: ['content', 'contact_message', 'meeting', 'media', 'person'],
  editor: ['content', 'contact_message', 'meeting', 'media'],
  writer: ['content', 'media'],
  sales: ['content', 'contact_message', 'meeting'],
};

test.each(Object.entries(expected) as [Role, string[]][])('%s searches %j alone', async (role, kinds) => {
  const name = `Pinnacle${role}`;
  await site.app.create(service, { title: `${name} service` });
  await sendItem(site.app, contactMessage, itemOf(contactMessage, { name }));
  const client = await addPerson(site.app, name, role);
  const groups = await search(client, name);
  expect(groups.map(({ kind }) => kind)).toEqual(kinds);
  const found = groups.filter(({ found }) => found.length > 0).map(({ kind }) => kind);
  expect(found).toEqual(kinds.filter((kind) => kind !== 'meeting' && kind !== 'media'));
  for (const kind of expected.owner.filter((kind) => !kinds.includes(kind))) {
    const { body } = await client.ask('GET', `/search?q=${name}&kind=${kind}`);
    expect(body.data).toEqual([]);
  }
});
