import process from 'node:process';
import sharp from 'sharp';

// Nobody waits for what is being rendered then.
process.on('disconnect', () => process.exit());
process.on('message', ({ number, svg }: { number: number; svg: string }) => {
  void sharp(Buffer.from(svg))
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((png) => process.send?.({ number, png }));
});
