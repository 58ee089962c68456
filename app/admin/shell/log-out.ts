import type { NavigateFunction } from 'react-router';
import { sendRequest } from '../../ui/call.ts';
import { session } from '../../ui/session.ts';
import { showToast } from '../../ui/toast.ts';

/** Ends the session: here at once, on the server as soon as that can be reached. */
export function logOut(navigate: NavigateFunction): void {
  const told = sendRequest<{ message: string }>('POST', '/logout');
  session.end();
  showToast('success', 'logged Out Successfully');
  void navigate('/login');
  void told;
}
