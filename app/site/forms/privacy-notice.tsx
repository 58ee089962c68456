import { useSite } from '../layout/site-facts.ts';

/** What becomes of what a visitor sends: what is kept, what for and how long, and who hands it over or erases it. */
export function PrivacyNotice() {
  const { setting, retentionDays } = useSite();
  const days = `${retentionDays} ${retentionDays === 1 ? 'day' : 'days'}`;
  return (
    <p className="max-w-text text-sm text-muted">
      We keep what you send here, and which page or letter led you to it, to answer you, and for nothing else. It is
      deleted after {days}, though not before a meeting that you asked for. Would you like a copy of it, or have it
      deleted sooner?{' '}
      {setting.email ? (
        <>
          Write to{' '}
          <a href={`mailto:${setting.email}`} className="link wrap-anywhere">
            {setting.email}
          </a>
          .
        </>
      ) : (
        'Tell us with this form.'
      )}
    </p>
  );
}
