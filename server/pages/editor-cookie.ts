import type { IncomingHttpHeaders } from 'node:http';
import { EDITOR_COOKIE } from '../../content/editor-cookie.ts';

const MARK = new RegExp(`(?:^|; )${EDITOR_COOKIE}=1(?:;|$)`);

/** Whether a page is for somebody who edits it: it links to its form. Who forges this sees a link to the sign-in. */
export function isEditor({ headers: { cookie } }: { headers: IncomingHttpHeaders }): boolean {
  return cookie !== undefined && MARK.test(cookie);
}
