import { displaySize } from '../display-size.ts';

/** Returns the size of a quote across the page: two of its characters take the room of one of a title. */
export function quoteSize(feedback: string): string {
  return displaySize(feedback.length / 2);
}
