import type { ContentType } from './content-type.ts';

/** Keeps what is made of a declaration: creating a schema takes a hundred times as long as validating with it. */
export function memoizeByDeclaration<Made, Declaration extends object = ContentType>(
  create: (declaration: Declaration) => Made,
) {
  const made = new WeakMap<Declaration, Made>();
  return (declaration: Declaration) => {
    const result = made.get(declaration) ?? create(declaration);
    made.set(declaration, result);
    return result;
  };
}
