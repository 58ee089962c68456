import type { Visit } from '../../platform/http/visit.ts';

/** Returns whether a host is this site, at its public address or at the one that this visitor used. */
export function isOwnHost(host: string, visit: Visit, publicUrl: string): boolean {
  return host === new URL(publicUrl).host || host === visit.host;
}
