export const contactThanks = 'Thanks for contacting us. We will email you soon enough!';
export const meetingThanks = 'Thanks for asking for a meeting. We will email you to confirm the time!';

/** Shown when a form could not be stored, whatever the reason. */
export const sendingFailed = 'There was a error. Please try again later.';

/** Shown when a form was used for as many messages as it serves. */
export const formUsedUp =
  'This form was sent several times already. What you typed is still here: please submit it once more.';
