import type { ClientLoaderFunctionArgs } from 'react-router';
import { sendRequest } from '../ui/call.ts';

/** The link by which somebody has come. */
export interface FollowedLink {
  /** Null without one. */
  token: string | null;
  /** The address that it concerns, if it names one. */
  email: string | null;
  /** Why it does not work any more; null while it may. */
  problem: string | null;
}

/** Returns the loader of a screen for the holders of links: it asks the API whether theirs still works. */
export function checkLink(path: string) {
  return async ({ request }: ClientLoaderFunctionArgs): Promise<FollowedLink> => {
    const token = new URL(request.url).searchParams.get('token');
    if (!token) return { token: null, email: null, problem: null };
    const checked = await sendRequest<{ data: { email: string | null } }>('POST', `${path}/check`, { token });
    if (checked.ok) return { token, email: checked.body.data.email, problem: null };
    return { token, email: null, problem: checked.errors['token']?.[0] ?? null };
  };
}
