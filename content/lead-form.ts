/** What a form page carries unseen, besides what is typed. */
export const carriedFields = ['key', 'stamp'] as const;

/** Nobody sees this field. Who fills it in fills in everything. */
export const honeypotField = 'homepage';
