import { phoneAddress } from '../../../ui/phone-address.ts';
import { useSite } from '../../layout/site-data.ts';

/** Phone, email and chat, each where it is set. */
export function ContactDetails({ level = 2 }: { level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { setting } = useSite();
  const digits = setting.chat_number?.replace(/\D/g, '');
  if (!setting.phone && !setting.email && !digits) return null;
  return (
    <div className="self-start">
      {setting.contact_heading && (
        <Heading dir="auto" className="mb-3 text-lg">
          {setting.contact_heading}
        </Heading>
      )}
      <div className="ways">
        {setting.phone && (
          <Detail label={setting.phone_label ?? 'Phone'} text={setting.phone} href={phoneAddress(setting.phone)} />
        )}
        {setting.email && <Detail label="Email" text={setting.email} href={`mailto:${setting.email}`} />}
        {digits && (
          <div>
            <p className="mb-5 flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line-strong after:h-px after:grow after:bg-line-strong">
              OR
            </p>
            <a href={`https://wa.me/${digits}`} className="button-quiet w-full">
              Continue to chat!
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

function Detail({ label, text, href }: { label: string; text: string; href: string }) {
  // An email address that is too long breaks before its @.
  const [name, host] = text.split('@');
  return (
    <p>
      <span dir="auto" className="block text-sm text-muted">
        {label}
      </span>
      <a href={href} className="link inline-flex min-h-11 items-center text-lg wrap-anywhere">
        <span>
          {name}
          {host && <wbr />}
          {host && `@${host}`}
        </span>
      </a>
    </p>
  );
}
