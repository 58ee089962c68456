/** The fields that a form carries hidden. */
export const hiddenFields = ['key', 'form_token'] as const;

/** The honeypot: a field that people cannot see, and that programs fill in. */
export const honeypotField = 'homepage';

/** Above a form that was refused, whose fields say why. */
export const checkFields = 'Please check the marked fields. What you typed is still here.';

/** Shown when a form could not be stored, whatever the reason. */
export const sendingFailed = 'There was a error. Please try again later.';

/** Shown when a form token has served as many messages as it may. */
export const formUsedUp =
  'This form has already been sent several times. What you typed is still here. Please submit it again.';
