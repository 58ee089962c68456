import type { IncomingHttpHeaders } from 'node:http';
import type { BlockedSources } from '../sources/blocked-sources.ts';
import { hostOf, type VisitSource, visitSourceOf } from '../sources/source-of.ts';
import { isInAdvance } from '../../platform/http/programs.ts';
import { asksNotToBeCounted, isOwnHost } from '../../platform/http/requester.ts';
import { type Agent, agentOf } from './agents.ts';
import type { Reason } from './left-out.ts';

/** A request that was answered with a page. */
export interface PageRequest {
  page: string;
  /** The query of its URL. */
  query: string;
  headers: IncomingHttpHeaders;
  /** Whether there is no such page. */
  isMissing: boolean;
  /** Whether somebody who is signed in has made it. */
  isSignedIn: boolean;
}

export interface View {
  agent: Agent;
  /** Where it comes from. Null unless the view begins a visit. */
  source: VisitSource | null;
}

interface Site {
  publicHost: string;
  /** Whether its public address is one of https. */
  isSecure: boolean;
  blocked: Pick<BlockedSources, 'include'>;
}

/** Returns a view, or why a request is none. */
export function viewIn(request: PageRequest, { publicHost, isSecure, blocked }: Site): View | Reason {
  const { headers, isMissing, isSignedIn } = request;
  if (isMissing) return 'missing page';
  const agent = agentOf(headers['user-agent']);
  if (agent.category !== 'browser') return agent.category;
  if (asksNotToBeCounted(headers)) return 'asked not to be counted';
  if (isSignedIn) return 'signed in';
  const referrer = headers.referer ? hostOf(headers.referer) : null;
  const isInside = isReload(headers) || isFromOurPages(headers, referrer, publicHost);
  // Our pages ask for the next one when its link is pressed: docs/decisions/0138-visits-are-counted.md
  if (isInAdvance(headers) && !isInside) return 'prefetched';
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return 'not opened as a page';
  if (isInside) return { agent, source: null };
  const source = visitSourceOf(request.query, isOpenedByBrowser(headers, isSecure) ? referrer : null);
  if (blocked.include(source.source) || (referrer !== null && blocked.include(referrer))) return 'blocked source';
  return { agent, source };
}

function isFromOurPages(headers: IncomingHttpHeaders, referrer: string | null, publicHost: string) {
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  return referrer !== null && isOwnHost(referrer, headers, publicHost);
}

/** All browsers of today say over https that they open a page. Most who make up referrers do not. */
export function isOpenedByBrowser(headers: IncomingHttpHeaders, isSecure: boolean) {
  return !isSecure || headers['sec-fetch-mode'] === 'navigate';
}

/** Browsers repeat where they came from. */
function isReload({ 'cache-control': caching }: IncomingHttpHeaders) {
  return caching === 'max-age=0' || caching === 'no-cache';
}
