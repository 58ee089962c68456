import type { Seed } from '../../records.ts';
import { post as away } from './blogs/away.ts';
import { post as biography } from './blogs/biography.ts';
import { post as box } from './blogs/box.ts';
import { post as costs } from './blogs/costs.ts';
import { post as form } from './blogs/form.ts';
import { post as scare } from './blogs/scare.ts';
import { post as photograph } from './blogs/photograph.ts';
import { post as quoted } from './blogs/quoted.ts';
import { post as signatures } from './blogs/signatures.ts';
import { post as strangers } from './blogs/strangers.ts';
import { post as telephone } from './blogs/telephone.ts';
import { post as worstDay } from './blogs/worst-day.ts';

/** Newest first. */
export const blogs: Seed<'blog'>[] = [
  quoted,
  scare,
  strangers,
  telephone,
  worstDay,
  costs,
  form,
  photograph,
  biography,
  signatures,
  away,
  box,
];
