import { chatAddress, phoneAddress } from '../../../../content/texts/phone-number.ts';
import { mailAddress } from '../../../../content/texts/web-address.ts';
import { useSite } from '../../layout/site-data.ts';

/** Phone, email and chat, each where it is set. */
export function ContactDetails({ level = 2 }: { level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { setting, words } = useSite();
  const chat = chatAddress(setting.chat_number ?? '');
  if (!setting.phone && !setting.email && !chat) return null;
  return (
    <div className="self-start">
      {setting.contact_heading && (
        <Heading dir="auto" className="mb-3 text-lg">
          {setting.contact_heading}
        </Heading>
      )}
      <div className="grid border-b border-line *:border-t *:border-line *:py-3">
        {setting.phone && (
          <Detail label={setting.phone_label} text={setting.phone} href={phoneAddress(setting.phone)} />
        )}
        {setting.email && <Detail label={words.contact.email} text={setting.email} href={mailAddress(setting.email)} />}
        {chat && (
          <div>
            <p className="mb-5 flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line-strong after:h-px after:grow after:bg-line-strong">
              {words.contact.or}
            </p>
            <a href={chat} className="button-quiet w-full">
              {words.contact.chat}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

function Detail({ label, text, href }: { label: string; text: string; href: string | null }) {
  // An email address that is too long breaks before its @.
  const [name, host] = text.split('@');
  return (
    <p>
      <span dir="auto" className="block text-sm text-muted">
        {label}
      </span>
      {href ? (
        <a href={href} className="link inline-flex min-h-11 items-center text-lg wrap-anywhere">
          <span dir="ltr">
            {name}
            {host && <wbr />}
            {host && `@${host}`}
          </span>
        </a>
      ) : (
        <span dir="ltr" className="text-lg wrap-anywhere">
          {text}
        </span>
      )}
    </p>
  );
}
