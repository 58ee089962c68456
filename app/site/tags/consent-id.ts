/** The id of the bar that asks for consent to tags, to which a link in the footer leads. */
export const CONSENT_ID = 'cookie-settings';
