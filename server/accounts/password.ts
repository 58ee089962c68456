import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const MEMORY = 19 * 1024; // KiB
const PASSES = 2;
const LANES = 1;
const SALT = 16; // bytes
const TAG = 32; // bytes

/** Takes a password and gives its argon2id hash in the usual notation, its parameters and salt included. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT);
  const options = {
    message: password.normalize('NFKC'),
    nonce,
    parallelism: LANES,
    tagLength: TAG,
    memory: MEMORY,
    passes: PASSES,
  };
  const tag = await promisify(argon2)('argon2id', options);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`;
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replace(/=+$/, '');
}
