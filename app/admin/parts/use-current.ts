import { useRef, useState } from 'react';

/** State that a handler of an earlier render, such as that of an upload, can read as it is now. */
export function useCurrent<T>(initial: T) {
  const [value, show] = useState(initial);
  const current = useRef(value);
  return {
    value,
    now: () => current.current,
    set: (next: T) => {
      current.current = next;
      show(next);
    },
  };
}
