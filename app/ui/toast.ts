import { toast, type ToastPosition } from 'react-toastify/unstyled';
import type { ApiResult } from './call.ts';

export type ToastKind = 'success' | 'info' | 'error';

/** Tells something in passing, at the top right unless said otherwise. */
export function showToast(
  told: ToastKind,
  message: Parameters<typeof toast>[0],
  position: ToastPosition = 'top-right',
): void {
  toast[told](message, { position });
}

/** Tells what a call was answered with: its message, or the sentence of what failed. */
export function showResultToast(answer: ApiResult<{ message: string }>, position?: ToastPosition): void {
  if (answer.ok) showToast('success', answer.body.message, position);
  else showToast('error', answer.message, position);
}
