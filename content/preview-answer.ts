/** How many characters a visitor may type into each field about a preview. */
export const answerLimits = { name: 100, text: 2_000 };
