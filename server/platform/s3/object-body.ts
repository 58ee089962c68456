import { Readable } from 'node:stream';
import { brokenOff } from './s3-error.ts';
import { type S3Response, TRIES, unlessSilent } from './s3-requests.ts';

/**
 * Streams the body of a response. If it breaks off, `resume` is called with the number of bytes that came, for a response
 * with the others. A reader may take its time; the store may not.
 */
export function streamOf(first: S3Response, resume: (received: number) => Promise<S3Response>): Readable {
  let current = first;

  async function* bytes() {
    let received = 0;
    for (let tries = 1; ; tries += 1) {
      try {
        for await (const chunk of chunksOf(current)) {
          received += chunk.length;
          yield chunk;
        }
        return;
      } catch (error) {
        if (tries >= TRIES || stream.destroyed) throw brokenOff('the rest of a GET', error);
      }
      current = await resume(received);
    }
  }

  const stream = Readable.from(bytes(), { objectMode: false });
  return stream.once('close', () => current.abort.abort());
}

async function* chunksOf({ response, abort }: S3Response) {
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await unlessSilent(abort, reader?.read() ?? Promise.resolve(undefined));
    if (!chunk?.value) return;
    yield chunk.value;
  }
}
