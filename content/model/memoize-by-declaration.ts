import type { ContentType } from './content-type.ts';

/** Keeps what is made of a declaration: creating a schema takes a hundred times as long as validating with it. */
export function memoizeByDeclaration<Result, Declaration extends object = ContentType>(
  create: (declaration: Declaration) => Result,
) {
  const results = new WeakMap<Declaration, Result>();
  return (declaration: Declaration) => {
    const result = results.get(declaration) ?? create(declaration);
    results.set(declaration, result);
    return result;
  };
}
