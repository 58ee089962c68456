import { toast, type ToastPosition } from 'react-toastify/unstyled';
import type { Answer } from './call.ts';

export type Told = 'success' | 'info' | 'error';

/** Tells something in passing, at the top right unless said otherwise. */
export function tell(told: Told, message: Parameters<typeof toast>[0], position: ToastPosition = 'top-right'): void {
  toast[told](message, { position });
}

/** Tells what a call was answered with: its message, or the sentence of what failed. */
export function tellAnswer(answer: Answer<{ message: string }>, position?: ToastPosition): void {
  if (answer.ok) tell('success', answer.body.message, position);
  else tell('error', answer.message, position);
}
