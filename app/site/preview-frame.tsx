import type { RouteHandle } from '../root.tsx';
import { useWords } from './layout/words.tsx';
import { UnlistedHead } from './layout/page-head.tsx';

export const handle: RouteHandle = { isFramed: true };

export const headers = () => ({ 'cache-control': 'no-store' });

/** A page without content: the form of a record shows in it what the record will look like. */
export default function PreviewFrame() {
  return <UnlistedHead title={useWords().layout.preview} />;
}
