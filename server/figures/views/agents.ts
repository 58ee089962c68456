import { memoize } from '../../platform/limits/memoize.ts';
import { type Digest, digestOf } from '../sketch.ts';
import { isProgram } from '../../platform/http/programs.ts';

const LONGEST = 300; // characters
const REMEMBERED = 256 * 1024; // characters

export type Device = 'desktop' | 'phone' | 'tablet';

export interface Agent {
  /** Who asks: somebody with a browser, or a program. */
  sort: 'person' | 'program' | 'AI program';
  device: Device;
  /** Part of what one visitor is told from another by. */
  digest: Digest;
}

/** Returns what a `User-Agent` tells. */
export function agentOf(userAgent = ''): Agent {
  return remembered(userAgent.length > LONGEST ? userAgent.slice(0, LONGEST) : userAgent);
}

const remembered = memoize(
  (userAgent): Agent => ({ sort: sortOf(userAgent), device: deviceOf(userAgent), digest: digestOf(userAgent) }),
  REMEMBERED,
);

/** Programs of AI companies, by what they call themselves. */
const AI =
  /gptbot|chatgpt-user|oai-searchbot|claudebot|claude-(?:user|searchbot|web)|anthropic-ai|perplexity(?:bot|-user)|googleother|google-cloudvertexbot|gemini-deep|ccbot|bytespider|amazonbot|meta-external(?:agent|fetcher)|cohere-ai|mistralai-user|duckassistbot|youbot|diffbot|deepseekbot|ai2bot|timpibot|omgili/i;

function sortOf(userAgent: string): Agent['sort'] {
  if (AI.test(userAgent)) return 'AI program';
  return isProgram(userAgent) ? 'program' : 'person';
}

function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk\//i.test(userAgent)) return 'tablet';
  if (/mobi|iphone|ipod/i.test(userAgent)) return 'phone';
  return /android/i.test(userAgent) ? 'tablet' : 'desktop';
}
