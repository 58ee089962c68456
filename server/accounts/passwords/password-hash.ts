import cluster from 'node:cluster';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createLimiter } from '../../platform/limits/limiter.ts';

const MEMORY = 19 * 1024; // KiB
const PASSES = 2;
const LANES = 1;
const SALT = 16; // bytes
const TAG = 32; // bytes

// Processes that share a machine share its processors.
const CONCURRENCY = cluster.isWorker ? 1 : 2;
const MAX_QUEUED = 20;

/** Hashes that can run and wait at the same time. */
export const MAX_HASHES = CONCURRENCY + MAX_QUEUED;

const limit = createLimiter({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });

/** Returns the argon2id hash of a password in PHC string format. Throws `QueueFull` under load. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  const tag = await limit(() => derive(password, salt));
  return `${PREFIX}$${base64(salt)}$${base64(tag)}`;
}

/** Checks a password against its hash; without a hash it takes as long and returns false. Throws `QueueFull` under load. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', tag = ''] = (hash ?? DUMMY_HASH).slice(PREFIX.length + 1).split('$');
  const derived = await limit(() => derive(password, Buffer.from(salt, 'base64')));
  return timingSafeEqual(derived, Buffer.from(tag, 'base64')) && hash !== undefined;
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  const cost = { memory: MEMORY, passes: PASSES, parallelism: LANES, tagLength: TAG };
  return promisify(argon2)('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '');
}

const PREFIX = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}`;
const DUMMY_HASH = `${PREFIX}$${base64(Buffer.alloc(SALT))}$${base64(Buffer.alloc(TAG))}`;
