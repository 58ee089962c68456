import { toast, type ToastPosition } from 'react-toastify/unstyled';

export type Told = 'success' | 'info' | 'error';

/** Tells something in passing, at the top right unless said otherwise. */
export function tell(told: Told, message: Parameters<typeof toast>[0], position: ToastPosition = 'top-right'): void {
  toast[told](message, { position });
}
