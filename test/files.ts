import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

/** Returns a PDF with so many empty pages, and more in its catalog. */
export function pdfBytes(pages = 1, catalog = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
    ...kids.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${text}${xref}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** A PDF as browsers send it. */
export function pdf(name = 'Price list 2026.pdf', pages = 1): File {
  return fileOf(name, pdfBytes(pages), 'application/pdf');
}

/** A drawing as browsers send it: a red disc, unless it has something else in it. */
export function drawing(size = 'viewBox="0 0 120 40"', content = '<circle cx="20" cy="20" r="20" fill="#f00"/>'): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
  return fileOf('Our logo.svg', Buffer.from(svg), 'image/svg+xml');
}

export function fileOf(name: string, bytes: Uint8Array, type = ''): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

const SIDE = { codedWidth: 320, codedHeight: 180 };

/** Returns a film without sound, of so many seconds, each of so many bytes that no decoder would take. */
export async function filmBytes(format: OutputFormat, { seconds = 3, bytesASecond = 100 } = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const track = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track, { frameRate: 1 });
  await output.start();
  for (let second = 0; second < seconds; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(bytesASecond).fill(second + 1), 'key', second, 1);
    await track.add(packet, { decoderConfig: { codec: 'vp09.00.10.08', ...SIDE } });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

export async function mp4(name = 'Our looms.mp4', seconds = 3): Promise<File> {
  return fileOf(name, await filmBytes(new Mp4OutputFormat(), { seconds }), 'video/mp4');
}

export async function webm(name = 'Our looms.webm', seconds = 3): Promise<File> {
  return fileOf(name, await filmBytes(new WebMOutputFormat(), { seconds }), 'video/webm');
}
