import type { FileHandle } from 'node:fs/promises';
import { Duplex, Readable } from 'node:stream';
import { callbackify } from 'node:util';

const CHUNK = 64 * 1024; // bytes

/**
 * A part of a file. Where it is piped, one buffer holds all of it in turn: Node's own streams make another for each chunk,
 * which are collected late, and fifty people who watch a film fill 80 MB with them.
 */
export class FileStream extends Readable {
  readonly #file: FileHandle;
  readonly #end: number;
  #place: number;

  constructor(file: FileHandle, { start, end }: { start: number; end: number }) {
    super({ highWaterMark: CHUNK });
    this.#file = file;
    this.#place = start;
    this.#end = end;
  }

  override pipe<Target extends NodeJS.WritableStream>(target: Target, options?: { end?: boolean }): Target {
    // What passes chunks on says that they are written before they have left.
    if (target instanceof Duplex) return super.pipe(target, options);
    this.#fill(target).catch((error: Error) => this.destroy(error));
    return target;
  }

  async #fill(target: NodeJS.WritableStream) {
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    for (let part = await this.#readInto(chunk); part && !this.destroyed; part = await this.#readInto(chunk))
      await written(target, part);
    if (this.destroyed) return;
    target.end();
    this.push(null);
    this.resume();
  }

  override _read() {
    this.#readInto(Buffer.allocUnsafeSlow(CHUNK)).then(
      (part) => this.push(part),
      (error: Error) => this.destroy(error),
    );
  }

  /** Returns what comes next; null at the end. */
  async #readInto(chunk: Buffer): Promise<Buffer | null> {
    const length = Math.min(chunk.length, this.#end - this.#place + 1);
    if (length <= 0) return null;
    const { bytesRead } = await this.#file.read(chunk, 0, length, this.#place);
    this.#place += bytesRead;
    return bytesRead > 0 ? chunk.subarray(0, bytesRead) : null;
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    callbackify(() => this.#file.close())((failure) => done(failure ?? error));
  }
}

/** Waits until a chunk has left this process, after which its bytes may change. */
function written(target: NodeJS.WritableStream, part: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  target.write(part, (error) => (error ? reject(error) : resolve()));
  return promise;
}
