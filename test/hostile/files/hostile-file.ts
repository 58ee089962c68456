/** A file that somebody could upload to do harm. */
export interface HostileFile {
  harm: string;
  name: string;
  bytes: Buffer;
}

export const SCRIPT = '<script>window.hostile = 1</script>';
export const latin1 = (text: string) => Buffer.from(text, 'latin1');
export const file = (harm: string, bytes: Buffer | string, name = 'hostile.pdf'): HostileFile => ({
  harm,
  name,
  bytes: typeof bytes === 'string' ? latin1(bytes) : bytes,
});

/** What may stand before or after a file, so that it is of two kinds. */
const disguises: Record<string, string> = {
  'an HTML page': `<!doctype html><html><body>${SCRIPT}</body></html>`,
  'a script': `*/=1;window.hostile=1;/*`,
  'an SVG drawing': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  'an XML document': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
  'a GIF': `GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000,${SCRIPT};`,
  'a ZIP': `PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000${'\u0000'.repeat(20)}index.html${SCRIPT}`,
  'a program': `MZ\u0090\u0000${SCRIPT}`,
  'an mbox': `From: a\nContent-Type: text/html\n\n${SCRIPT}`,
};

/** Returns a file with something else before and after it, and that alone under its name. */
export const disguised = (kind: string, bytes: Buffer, name: string) =>
  Object.entries(disguises).flatMap(([harm, text]) => [
    file(`${harm}, then ${kind}`, Buffer.concat([latin1(text), bytes]), name),
    file(`${kind}, then ${harm}`, Buffer.concat([bytes, latin1(text)]), name),
    file(`${harm} that is called ${kind}`, text, name),
  ]);

/** The same file with some of its bytes changed, always the same ones. */
export const spoiled = (bytes: Buffer, seed: number) => {
  const changed = Buffer.from(bytes);
  for (let index = 40 + seed; index < changed.length; index += 61 + seed) changed[index] = (index * 31 + seed) % 256;
  return changed;
};

/** Returns files whose bytes are cut or changed, such as many of `kind` would be. */
export const broken = (kind: string, bytes: Buffer, name: string, times: number) =>
  Array.from({ length: times }, (_, index) => index + 1).flatMap((number) => [
    file(
      `${kind} cut after ${number} of ${times + 1} parts`,
      bytes.subarray(0, Math.floor((bytes.length * number) / (times + 1))),
      name,
    ),
    file(`${kind} with changed bytes ${number}`, spoiled(bytes, number), name),
  ]);
