import { DAMAGED } from '../kept-file.ts';
import type { FileFacts, Unreadable } from './read-file.ts';

const MAX_SIDE = 16_384; // px
const MAX_SECONDS = 24 * 60 * 60;
const NO_PICTURE = 'has no moving picture that can be played.';

/** Reads the length and the dimensions of an MP4 or WebM from its container. Nothing is decoded. */
export async function readFilm(path: string): Promise<FileFacts | Unreadable> {
  const { FilePathSource, Input, MP4, WEBM } = await import('mediabunny');
  const film = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) });
  try {
    const { name } = await film.getFormat();
    const track = await film.getPrimaryVideoTrack();
    if (!track?.codec) return { sentence: NO_PICTURE };
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const seconds = Math.ceil(await film.computeDuration());
    const isSound = isWithin(width, MAX_SIDE) && isWithin(height, MAX_SIDE) && isWithin(seconds, MAX_SECONDS);
    return isSound ? { ending: name === 'WebM' ? 'webm' : 'mp4', width, height, seconds } : { sentence: DAMAGED };
  } catch {
    return { sentence: DAMAGED }; // It is read no further than it makes sense.
  } finally {
    film.dispose();
  }
}

function isWithin(value: number, most: number) {
  return Number.isInteger(value) && value > 0 && value <= most;
}
