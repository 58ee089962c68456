import { expect, test } from 'vitest';
import { review } from '../../content/types/review.ts';
import type { ApiResult } from '../../app/ui/call.ts';
import { startApp } from '../api/app/app.ts';
import { addPerson } from '../api/app/people.ts';
import { play, type Server } from '../form/writers.ts';

const SEQUENCES = 1_000;
const FIRST = process.env['TEST_DATABASE'] === 'postgres' ? 1 + SEQUENCES : 1;

test('forms of two people on three devices, in any order, lose no word in the API and publish none unseen', async () => {
  const app = await startApp();
  const [sana, will] = [await addPerson(app, 'Sana', 'editor'), await addPerson(app, 'Will', 'editor')];
  const server: Server = async (by, { method, path, body }) => {
    const { status, body: answer } = await (by.id === sana.id ? sana : will).ask(method, path, body);
    if (status < 300) return { ok: true, body: answer };
    return { ok: false, status, message: answer.message, errors: answer.errors ?? {} } satisfies ApiResult<unknown>;
  };
  const failures: string[] = [];
  for (let seed = FIRST; seed < FIRST + SEQUENCES; seed += 1) {
    const path = `/reviews/${await app.create(review, { project_name: `Review ${seed}`, status: 1 })}`;
    await play(server, { sana, will }, { path, seed }).catch((error: unknown) =>
      failures.push(`seed ${seed}: ${String(error)}`),
    );
  }
  await app.stop();
  expect(failures).toEqual([]);
});
