/** Set in the browsers of those who are signed in, whose public pages link to their forms: a hint, no credential. */
export const EDITOR_COOKIE = 'plinth_editor';
