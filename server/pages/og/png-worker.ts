import sharp from 'sharp';
import { runTasks } from '../../platform/process/task-runner.ts';
import { type Icon, iconPng } from '../icons/icon-png.ts';
import { type OgImage, ogImageSvg } from './og-image.ts';
import { type ShareCrop, shareCropJpeg } from './share-crop.ts';

sharp.concurrency(1);
sharp.cache(false);

runTasks((image: OgImage | Icon | ShareCrop) => {
  if ('source' in image) return iconPng(image);
  return 'picture' in image ? shareCropJpeg(image) : ogImagePng(image);
});

function ogImagePng(image: OgImage) {
  return sharp(Buffer.from(ogImageSvg(image)))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}
