import { type ChildProcess, fork } from 'node:child_process';

/** Starts a process that renders SVG as PNG, because the product's own refuses to decode SVG. */
export function openPainter() {
  const child = fork(new URL('./paint.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  let last = 0;

  /** Without `width`, in pixels, a drawing is rendered as large as it says. */
  function paint(svg: string, width?: number): Promise<Uint8Array> {
    last += 1;
    const result = resultOf(child, last);
    child.send({ number: last, svg, width });
    return result;
  }

  return { paint, close: () => child.disconnect() };
}

function resultOf(child: ChildProcess, number: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const onMessage = (result: { number: number; png: Uint8Array }) => {
    if (result.number !== number) return;
    child.off('message', onMessage).off('exit', onExit);
    resolve(result.png);
  };
  const onExit = () => reject(new Error('The painter of the demonstration pictures stopped.'));
  child.setMaxListeners(0).on('message', onMessage).on('exit', onExit);
  return promise;
}
