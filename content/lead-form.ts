/** What an advertisement says of itself in the address it leads to. */
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** What a form page carries beside what is typed: its key, when it was made, and where its visitor came from. */
export const carriedFields = ['key', 'stamp', 'landing_page', 'referrer', ...campaignFields] as const;

/** Nobody sees this field. Who fills it in fills in everything. */
export const trapField = 'homepage';
