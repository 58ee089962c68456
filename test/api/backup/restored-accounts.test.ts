import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSecondStepNeeded } from '../../../server/accounts/factors/second-step.ts';
import { endRestored } from '../../../server/accounts/restored-accounts.ts';
import { backUp } from '../../../server/backup/backup.ts';
import { restore } from '../../../server/backup/restore.ts';
import { openFileStore } from '../../../server/media/storage/file-store.ts';
import { parseConfiguration } from '../../../server/platform/configuration/configuration.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { openServices, type Services } from '../../../server/services.ts';
import { PUBLIC_URL, startApp, type TestApp } from '../app/app.ts';
import { addPerson, PASSWORD } from '../app/people.ts';
import { addProgram } from '../app/programs.ts';
import { problemsOf } from '../app/examination.ts';
import { setUpApp } from '../app/second-step.ts';
import { addPasskey } from '../app/soft-authenticator.ts';
import { emptySite } from './empty-site.ts';

let app: TestApp;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-restored-'));
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  await rm(root, { recursive: true });
});

const CLIENT = { address: '127.0.0.1', userAgent: 'A browser' };

/** Signs in by password and a code, and returns the session or what was refused. */
async function signIn({ accounts }: Services, email: string, code: string) {
  const first = await accounts.signIn({ email, password: PASSWORD }, CLIENT);
  if (!isSecondStepNeeded(first)) throw new Error('No second step was asked for.');
  const { challenge } = first.details.second_step;
  return accounts.passSecondStep({ challenge, code, remember: true }, CLIENT);
}

test('a restore brings back neither sessions, remembered browsers nor recovery codes, and says whose these were, and which tokens work again', async () => {
  const now = new Date();
  const sana = await addPerson(app, 'Sana');
  const { app: authenticator, codes } = await setUpApp(sana, () => now.getTime());
  const [remembered = '', used = '', unused = ''] = codes;
  await addPasskey(await addPerson(app, 'Noor'));
  const signedIn = await signIn(app.services, sana.email, remembered);
  const program = await addProgram(app, sana, { access: 'read' });
  const archive = join(root, 'site.plinth');
  await backUp(app.services.database, await openFileStore({ DATA_DIR: app.folder }), archive);
  expect((await signIn(app.services, sana.email, used)).ok).toBe(true);

  await sana.call('DELETE', `/tokens/${program.id}`);

  const site = await emptySite(root);
  let ended: unknown;
  await restore(archive, {
    openFiles: () => openFileStore(site),
    openDatabase: () => openDatabase({ ...site, onError: () => {} }),
    whenFilled: async (database) => {
      ended = await endRestored(database, now);
    },
  });
  expect(ended).toEqual({
    sessions: 3,
    recoveryCodes: 9,
    people: ['Sana'],
    passkeyHolders: ['Noor'],
    programs: ['Sana (Claude)'],
  });

  const configuration = parseConfiguration({ ...site, CONTENT: 'empty', PUBLIC_URL });
  const restored = await openServices(configuration, { log: createLog('silent') });
  try {
    expect(await restored.accounts.findSession(sana.token)).toBeNull();
    for (const code of [used, unused]) expect(await signIn(restored, sana.email, code)).toMatchObject({ ok: false });
    const { browser } = signedIn.ok ? signedIn.value : {};
    const again = await restored.accounts.signIn({ email: sana.email, password: PASSWORD, browser }, CLIENT);
    expect([browser, isSecondStepNeeded(again)]).toEqual([expect.any(String), true]);
    expect(await signIn(restored, sana.email, authenticator.code(1))).toMatchObject({ ok: true });
    expect(
      await problemsOf({
        database: restored.database,
        configuration,
        files: await openFileStore(site),
        clock: systemClock,
      }),
    ).toContain('People who have no recovery codes left: 1 (Sana). They make new ones under “My account”, Security.');
  } finally {
    await restored.close();
  }
});
