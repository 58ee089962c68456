import sharp from 'sharp';
import { runTasks } from '../../platform/process/task-runner.ts';
import { type Icon, iconPng } from '../icons/icon-png.ts';
import { type OgImage, ogImageSvg } from './og-image.ts';

sharp.concurrency(1);
sharp.cache(false);

runTasks((image: OgImage | Icon) => ('source' in image ? iconPng(image) : ogImagePng(image)));

function ogImagePng(image: OgImage) {
  return sharp(Buffer.from(ogImageSvg(image)))
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}
