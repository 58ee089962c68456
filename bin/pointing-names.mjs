/** Words that point at what stands elsewhere, instead of saying what a variable holds; STYLE.md says why. */
const POINTING = new Set(
  'one of at own shown kept each what which who such same both few many whole bare said told made given asked held'.split(
    ' ',
  ),
);

/**
 * @typedef {{ name: string, identifiers: object[] }} Variable
 * @typedef {{ sourceCode: { getDeclaredVariables(node: object): Variable[] }, report(finding: object): void }} Context
 */

/** A plugin of the linter, which calls its plugins as ESLint does. */
export default {
  meta: { name: 'plinth' },
  rules: { 'pointing-names': { create: refusePointingNames } },
};

/** @param {Context} context */
function refusePointingNames(context) {
  /** @param {object} node */
  const check = (node) => {
    for (const { name, identifiers } of context.sourceCode.getDeclaredVariables(node)) {
      const message = `Name '${name}' for what it holds, as STYLE.md says.`;
      if (POINTING.has(name)) context.report({ node: identifiers[0], message });
    }
  };
  return { 'VariableDeclarator,FunctionDeclaration,FunctionExpression,ArrowFunctionExpression': check };
}
