import { stdin, stderr } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password without showing it; where nobody sits at a terminal, reads it as a line of standard input. */
export async function askPassword(question: string): Promise<string> {
  const isTerminal = stdin.isTTY;
  if (isTerminal) stderr.write(question);
  const lines = createInterface({ input: stdin, output: nowhere(), terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) stderr.write('\n');
  }
}

function nowhere() {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
