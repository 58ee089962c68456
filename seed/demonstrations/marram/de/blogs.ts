import type { Words } from '../../../records.ts';
import { post as away } from './blogs/away.ts';
import { post as biography } from './blogs/biography.ts';
import { post as box } from './blogs/box.ts';
import { post as costs } from './blogs/costs.ts';
import { post as form } from './blogs/form.ts';
import { post as photograph } from './blogs/photograph.ts';
import { post as quoted } from './blogs/quoted.ts';
import { post as scare } from './blogs/scare.ts';
import { post as signatures } from './blogs/signatures.ts';
import { post as strangers } from './blogs/strangers.ts';
import { post as telephone } from './blogs/telephone.ts';
import { post as worstDay } from './blogs/worst-day.ts';

export const blogs: Record<string, Words> = {
  'Quoting a client who may not be named': quoted,
  'Words that scare patients, and what to write instead': scare,
  'Six things your website tells strangers about your clients': strangers,
  'The first forty seconds of a telephone call': telephone,
  'A letter that arrives on the worst day': worstDay,
  'What it costs, when nobody can know yet': costs,
  'Your contact form asks too much, too early': form,
  'A photograph with nobody in it': photograph,
  'A biography for people who would rather not': biography,
  'Four signatures without a decision': signatures,
  'An out-of-office reply that gives nothing away': away,
  'Cataloguing a box that nobody may open': box,
};
