import type { BlogSeed } from '../../shapes.ts';
import { post as away } from './posts/away.ts';
import { post as biography } from './posts/biography.ts';
import { post as box } from './posts/box.ts';
import { post as costs } from './posts/costs.ts';
import { post as form } from './posts/form.ts';
import { post as frighten } from './posts/frighten.ts';
import { post as photograph } from './posts/photograph.ts';
import { post as quoted } from './posts/quoted.ts';
import { post as signatures } from './posts/signatures.ts';
import { post as strangers } from './posts/strangers.ts';
import { post as telephone } from './posts/telephone.ts';
import { post as worstDay } from './posts/worst-day.ts';

/** Newest first. */
export const blogs: BlogSeed[] = [
  quoted,
  frighten,
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
