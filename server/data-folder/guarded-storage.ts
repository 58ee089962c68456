import type { Storage } from '../media/storage/storage.ts';
import type { HeldFolder } from '../platform/held-files.ts';
import { atMostEvery } from '../platform/limits/at-most-every.ts';
import type { Reserve } from './reserve.ts';

/**
 * The storage in a folder, which throws a `Gone` where that is no longer the folder that was opened, and writes nothing into the
 * room that is kept for those who sign in.
 */
export function guardStorage(
  storage: Storage,
  { assertThere }: Pick<HeldFolder, 'assertThere'>,
  { assertRoom }: Pick<Reserve, 'assertRoom'>,
): Storage {
  /** What is not there may be where the folder went. */
  async function unlessGone<Found>(found: Found): Promise<Found> {
    if (!found) await assertThere();
    return found;
  }

  return {
    write: async (key, bytes) => {
      await assertThere();
      await assertRoom();
      await storage.write(key, bytes);
      await assertThere();
    },
    open: async (key, range) => unlessGone(await storage.open(key, range)),
    has: async (key) => unlessGone(await storage.has(key)),
    remove: async (key) => {
      await assertThere();
      await storage.remove(key);
    },
    list: async function* () {
      await assertThere();
      yield* storage.list();
    },
    // A disk that hangs must not take a thread for each that asks.
    check: atMostEvery(0, async () => {
      await assertThere();
      await storage.check();
    }),
  };
}
