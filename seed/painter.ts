import { type ChildProcess, fork } from 'node:child_process';

/** Paints SVG as PNG. The product's own process refuses SVG whatever it is asked, so another one does this. */
export function openPainter() {
  const child = fork(new URL('./paint.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  let last = 0;

  function paint(svg: string): Promise<Uint8Array> {
    last += 1;
    const painted = answerOf(child, last);
    child.send({ number: last, svg });
    return painted;
  }

  return { paint, close: () => child.disconnect() };
}

function answerOf(child: ChildProcess, number: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const onMessage = (answer: { number: number; png: Uint8Array }) => {
    if (answer.number !== number) return;
    child.off('message', onMessage).off('exit', onExit);
    resolve(answer.png);
  };
  const onExit = () => reject(new Error('The painter of the demonstration pictures stopped.'));
  child.setMaxListeners(0).on('message', onMessage).on('exit', onExit);
  return promise;
}
