/** The outlines of hair over the head, and its curls and shine. */
import { circle, stroke } from '../svg.ts';
import { lift } from '../tone.ts';

export type Hair = { back: string[]; front: string[] };

export const caps = {
  crop:
    'M283 350C274 232 324 168 400 168S526 232 517 350L507 352C507 314 501 288 484 270C450 258 350 258 316 270' +
    'C299 288 293 314 293 352Z',
  sidePart:
    'M282 352C266 226 316 156 408 156C502 156 534 236 518 352L507 352C507 318 500 294 488 280C440 286 380 270 344 236' +
    'C338 264 314 284 298 302L293 352Z',
  quiff:
    'M283 350C272 272 288 236 310 220C296 162 366 126 440 140C512 152 542 214 517 350L507 350C507 312 500 286 488 268' +
    'C440 240 372 250 320 264C302 284 294 312 293 350Z',
  waves:
    'M272 388C254 250 300 150 404 152C508 154 546 250 528 388C520 396 508 392 505 380C506 340 500 306 478 284' +
    'C440 290 400 276 376 238C362 276 330 296 306 310C296 336 296 362 295 384C290 394 278 396 272 388Z',
  pixie:
    'M280 366C264 226 322 150 412 156C494 162 534 236 517 352L507 356C506 330 502 310 496 294C428 304 356 282 334 250' +
    'C326 296 306 330 296 366C292 374 284 374 280 366Z',
  pulled: 'M286 346C276 230 324 168 400 168S524 230 514 346C508 300 486 262 400 246C314 262 292 300 286 346Z',
  fringe:
    'M281 378C262 222 316 154 400 154S538 222 519 378C512 376 508 366 507 350C506 330 503 318 499 308' +
    'C462 320 338 320 301 308C297 318 294 330 293 350C292 366 288 376 281 378Z',
  curtain: 'M400 204C386 262 330 302 297 398C262 330 258 152 400 152S538 330 503 398C470 302 414 262 400 204Z',
  side: 'M350 206C346 262 318 306 296 398C258 330 252 152 404 152C544 152 540 330 504 398C486 312 410 286 350 206Z',
} as const;

export const shine = (data: string, hair: string): string => stroke(data, lift(hair, 0.2), 7, { opacity: 0.55 });

/** Curls along an arc about the head, from one angle to another (degrees, 0 to the right, clockwise). */
export function curls(hair: string, from: number, to: number, count: number, reach: number, size: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    const r = size * (index % 2 === 0 ? 1 : 0.86);
    return circle(400 + Math.cos(angle) * reach, 330 + Math.sin(angle) * reach * 1.1, r, hair);
  });
}
