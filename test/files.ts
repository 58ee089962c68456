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

export function fileOf(name: string, bytes: Uint8Array, type = ''): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
