import { useSite } from '../layout/site-data.ts';

/** What is stored of a message and for how long, and what the agency says about it. */
export function PrivacyNotice() {
  const { setting, retentionDays } = useSite();
  const days = `${retentionDays} ${retentionDays === 1 ? 'day' : 'days'}`;
  return (
    <div className="grid max-w-text gap-2 text-sm text-muted">
      {setting.privacy_notice && (
        <p dir="auto" className="wrap-anywhere">
          {setting.privacy_notice}
        </p>
      )}
      <p>
        We store what you send, and the page or email that brought you here. We delete it after {days}, but never before
        a meeting you asked for.
      </p>
      {setting.privacy_link && (
        <p>
          <a href={setting.privacy_link} className="link inline-flex min-h-11 items-center">
            Privacy
          </a>
        </p>
      )}
    </div>
  );
}
