import sharp from 'sharp';
import { answerOrders } from '../../platform/orders.ts';
import { type OgImage, ogImageSvg } from './og-image.ts';

sharp.concurrency(1);
sharp.cache(false);

answerOrders((image: OgImage) =>
  sharp(Buffer.from(ogImageSvg(image)))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer(),
);
