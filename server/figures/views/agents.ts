import { memoize } from '../../platform/limits/memoize.ts';
import { isProgram } from '../../platform/http/programs.ts';
import { type Digest, digestOf } from '../visitor-hash.ts';

const LONGEST = 300; // characters

export type Device = 'desktop' | 'phone' | 'tablet';

export interface Agent {
  category: 'browser' | 'bot' | 'AI bot';
  device: Device;
  /** Part of what one visitor is told from another by. */
  digest: Digest;
}

/** Returns what a `User-Agent` tells. */
export function agentOf(userAgent = ''): Agent {
  return memoizedAgent(userAgent.length > LONGEST ? userAgent.slice(0, LONGEST) : userAgent);
}

const memoizedAgent = memoize(
  (userAgent): Agent => ({
    category: categoryOf(userAgent),
    device: deviceOf(userAgent),
    digest: digestOf(userAgent),
  }),
  256 * 1024,
);

/** Programs of AI companies, by what they call themselves. */
const AI =
  /gptbot|chatgpt-user|oai-searchbot|claudebot|claude-(?:user|searchbot|web)|anthropic-ai|perplexity(?:bot|-user)|googleother|google-cloudvertexbot|gemini-deep|ccbot|bytespider|amazonbot|meta-external(?:agent|fetcher)|cohere-ai|mistralai-user|duckassistbot|youbot|diffbot|deepseekbot|ai2bot|timpibot|omgili/i;

function categoryOf(userAgent: string): Agent['category'] {
  if (AI.test(userAgent)) return 'AI bot';
  return isProgram(userAgent) ? 'bot' : 'browser';
}

function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk\//i.test(userAgent)) return 'tablet';
  if (/mobi|iphone|ipod/i.test(userAgent)) return 'phone';
  return /android/i.test(userAgent) ? 'tablet' : 'desktop';
}
