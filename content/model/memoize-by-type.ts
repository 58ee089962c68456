import type { ContentType } from './content-type.ts';

/** Keeps what is made of a type: creating a schema takes a hundred times as long as validating with it. */
export function memoizeByType<Made>(create: (type: ContentType) => Made) {
  const made = new WeakMap<ContentType, Made>();
  return (type: ContentType) => {
    const one = made.get(type) ?? create(type);
    made.set(type, one);
    return one;
  };
}
