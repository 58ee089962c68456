export const contactThanks = 'Thanks for contacting us. We will email you soon enough!';
export const meetingThanks = 'Thanks for asking for a meeting. We will email you to confirm the time!';

/** Shown when a form could not be stored, whatever the reason. */
export const sendingFailed = 'There was a error. Please try again later.';
