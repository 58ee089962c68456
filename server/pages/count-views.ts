import type { IncomingMessage, RequestListener } from 'node:http';
import { otherPaths } from '../../content/addresses.ts';
import { pageNameOf } from '../figures/views/page-name.ts';
import type { VisitCounter } from '../figures/visit-counter.ts';
import { createClientAddress } from '../platform/http/client-address.ts';
import { senderOf } from '../platform/http/sender.ts';
import { isEditor } from './editor-cookie.ts';

/** Has the pages counted that a listener sends, from the cache or not. What has an unknown page, or only its headers, is no view. */
export function countingViews(
  listener: RequestListener,
  { count }: Pick<VisitCounter, 'count'>,
  trustProxy?: readonly string[],
): RequestListener {
  const clientAddress = createClientAddress(trustProxy);

  return (request, response) => {
    if (request.method !== 'GET') return listener(request, response);
    // Taken here, because the cache drops what does not change the page.
    const { url = '' } = request;
    const countResponse = () => countAnswer(request, url, response.statusCode);
    listener(request, response);
    if (response.writableEnded) countResponse();
    else response.once('finish', countResponse);
  };

  /** A browser that has the page already, and asks whether it is still the same, shows it to somebody too. */
  function countAnswer(request: IncomingMessage, url: string, status: number) {
    if (status !== 200 && status !== 304 && status !== 404) return;
    const [path, query] = splitQuery(url);
    if (NO_PAGE.test(path)) return;
    const isMissing = status === 404;
    const page = isMissing ? path : pageNameOf(path);
    if (page === null) return;
    const { headers } = request;
    count({ page, query, headers, isMissing, isSignedIn: isEditor(request) }, () => senderOf(clientAddress(request)));
  }
}

function splitQuery(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

const NO_PAGE = new RegExp(`^(?:${otherPaths.map((path) => RegExp.escape(path)).join('|')})(?:/|$)`);
