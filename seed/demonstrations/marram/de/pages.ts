import { builtInPages } from './pages/built-in-pages.ts';
import { home } from './pages/home.ts';
import { imprint, privacy } from './pages/legal.ts';
import { smallPrint } from './pages/small-print.ts';

export const pages = {
  Home: home,
  ...builtInPages,
  'The Small Print': smallPrint,
  Privacy: privacy,
  Imprint: imprint,
};
