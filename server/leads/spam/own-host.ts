import type { Visit } from '../../platform/http/visit.ts';

/** Says whether a host is this site: at the address that visitors use, or at the one that this visitor came by. */
export function isOwnHost(host: string, visit: Visit, publicUrl: string): boolean {
  return host === new URL(publicUrl).host || host === visit.host;
}
