import { toast, type ToastPosition } from 'react-toastify/unstyled';
import type { ApiResult } from './call.ts';

export type ToastKind = 'success' | 'info' | 'error';

export function showToast(
  kind: ToastKind,
  message: Parameters<typeof toast>[0],
  position: ToastPosition = 'top-right',
): void {
  toast[kind](message, { position });
}

/** Shows the message of a result. */
export function showResultToast(result: ApiResult<{ message: string }>, position?: ToastPosition): void {
  if (result.ok) showToast('success', result.body.message, position);
  else showToast('error', result.message, position);
}
