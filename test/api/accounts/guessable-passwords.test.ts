import { describe, expect, test } from 'vitest';
import { addPerson, clientOf, PASSWORD, tokenIn } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const COMMON = 'Password is one of those that attackers try first. Choose something else, such as four words.';
const PERSONAL = 'Password must not be your name, your email address or the name of the site. Choose something else.';
const SPACES = 'Password must be more than spaces.';
const COMMAND_LINE = { id: null, name: 'Test' };
const person = { name: 'Nadia Rahimi', email: 'n.rahimi@northlight.studio' };

const refused: [password: string, sentence: string][] = [
  ['password1234', COMMON],
  ['PassWord123', COMMON],
  ['1q2w3e4r5t', COMMON],
  ['administrator', COMMON],
  ['aaaaaaaaaaaa', COMMON],
  ['harbourharbour', COMMON],
  ['abcdefghijkl', COMMON],
  ['9876543210', COMMON],
  [' '.repeat(20), SPACES],
  ['n.rahimi@northlight.studio', PERSONAL],
  ['Nadia Rahimi', PERSONAL],
  ['rahiminadia2026', PERSONAL],
  ['Plinth2026!', PERSONAL],
  ['plinth.example', PERSONAL],
  ['short', 'Password must have at least 10 characters.'],
  ['', 'Password is required.'],
];
const accepted = ['plinths carry', 'nadia eats blue cheese', 'correct horse battery', '8417350962', '   ten words   '];

const site = signedInApp();
const twice = (password: string) => ({ password, password_confirmation: password });
const sentenceOf = ({ body }: { body: { errors?: { password?: string[] } } }) => body.errors?.password?.[0];

/** Every way to set a password, by a request or the command line. Returns the sentence of a refusal. */
const ways: Record<string, (password: string) => Promise<string | undefined>> = {
  registering: async (password) => {
    const { link } = (await site.client.call<{ data: { link: string } }>('POST', '/invitations', {})).data;
    return sentenceOf(
      await clientOf(site.app).ask('POST', '/register', { token: tokenIn(link), ...person, ...twice(password) }),
    );
  },
  'changing it': async (password) => {
    const { ask } = await colleague();
    return sentenceOf(await ask('PUT', '/account/password', { current_password: PASSWORD, ...twice(password) }));
  },
  'resetting it': async (password) => {
    await colleague();
    const resetLink = await site.app.services.accounts.makeResetLink(person.email);
    if (!resetLink.ok) throw new Error('There is no link.');
    const token = tokenIn(resetLink.value.link);
    return sentenceOf(await clientOf(site.app).ask('POST', '/password/reset', { token, ...twice(password) }));
  },
  'the command line': async (password) => {
    const created = await site.app.services.accounts.people.create(
      { ...person, role: 'owner', password },
      COMMAND_LINE,
    );
    return created.ok ? undefined : created.errors['password']?.[0];
  },
};

/** Makes room for an account with the address of the person. */
async function forget() {
  await site.app.services.database.kysely
    .withTables<{ users: { id: number; email: string } }>()
    .updateTable('users')
    .set({ email: `former-${crypto.randomUUID()}@example.com` })
    .where('email', '=', person.email)
    .execute();
}

/** Adds the person, whose name is not that of other people of the tests. */
async function colleague() {
  const added = await addPerson(site.app, `C${crypto.randomUUID().slice(0, 8)}`);
  await site.app.services.database.kysely
    .withTables<{ users: { id: number; name: string; email: string } }>()
    .updateTable('users')
    .set(person)
    .where('id', '=', added.id)
    .execute();
  return added;
}

describe.each(Object.entries(ways))('%s', (_name, set) => {
  test('refuses what is easy to guess, in a sentence', async () => {
    for (const [password, sentence] of refused) {
      await forget();
      expect([password, await set(password)]).toEqual([password, sentence]);
    }
  });

  test('accepts everything else', async () => {
    for (const password of accepted) {
      await forget();
      expect([password, await set(password)]).toEqual([password, undefined]);
    }
  });
});
