import { useRevalidator } from 'react-router';
import type { ToastPosition } from 'react-toastify/unstyled';
import type { Method } from '../../ui/call.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from './api.ts';

/**
 * Returns a function that calls the API, shows the result as a toast, and reloads the data of the screen. It returns whether the
 * call has succeeded.
 */
export function useAction(position?: ToastPosition) {
  const { revalidate } = useRevalidator();
  return async (method: Method, path: string, body?: object): Promise<boolean> => {
    const answer = await callApi<{ message: string }>(method, path, body);
    showResultToast(answer, position);
    await revalidate();
    return answer.ok;
  };
}
