import { useSite } from '../layout/site-data.ts';

/** How long a message is kept, what it is used for, and whom to ask for a copy or deletion. */
export function PrivacyNotice() {
  const { setting, retentionDays } = useSite();
  const days = `${retentionDays} ${retentionDays === 1 ? 'day' : 'days'}`;
  return (
    <p className="max-w-text text-sm text-muted">
      We use what you send, and the page or email that brought you here, only to answer you. We delete it after {days},
      but never before a meeting you asked for. To get a copy, or to have it deleted sooner,{' '}
      {setting.email ? (
        <>
          write to{' '}
          <a href={`mailto:${setting.email}`} className="link wrap-anywhere">
            {setting.email}
          </a>
          .
        </>
      ) : (
        'tell us in this form.'
      )}
    </p>
  );
}
