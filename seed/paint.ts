import process from 'node:process';
import sharp from 'sharp';

// Nobody waits for what is being rendered then.
process.on('disconnect', () => process.exit());
process.on('message', ({ number, svg, width }: { number: number; svg: string; width?: number }) => {
  void sharp(Buffer.from(svg))
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((png) => process.send?.({ number, png }));
});
