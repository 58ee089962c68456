import type { NavigateFunction } from 'react-router';
import { sendRequest, session } from '../../ui/call.ts';
import { showToast } from '../../ui/toast.ts';
import { markEditor, stopAsking } from '../parts/api.ts';

/** Ends the session in this browser at once, and on the server without waiting for it. */
export function logOut(navigate: NavigateFunction): void {
  const ended = sendRequest<{ message: string }>('POST', '/logout');
  session.end();
  stopAsking();
  markEditor(false);
  showToast('success', 'logged Out Successfully');
  void navigate('/login');
  void ended;
}
