import type { ReactNode } from 'react';
import { pages, recordPath } from '../../../content/addresses.ts';
import { phoneAddress } from '../../ui/phone-address.ts';
import { type SiteData, useSite } from './site-data.ts';

export function Footer() {
  const { setting, services, blogs, year } = useSite();
  const contacts = contactsOf(setting);

  return (
    <footer className="not-printed border-t border-line bg-surface">
      <div className="wrap grid gap-x-12 gap-y-10 py-16 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.9fr)_minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="max-w-xs space-y-4">
          <p dir="auto" className="font-display text-xl leading-tight font-bold">
            {setting.product_name}
          </p>
          {setting.footer_short_description && (
            <p dir="auto" className="text-sm text-muted">
              {setting.footer_short_description}
            </p>
          )}
        </div>
        {services.length > 0 && (
          <FooterColumn title="Services" isLong>
            {services.map(({ slug, title }) => (
              <FooterLink key={slug} href={recordPath(pages.service, slug)}>
                {title}
              </FooterLink>
            ))}
          </FooterColumn>
        )}
        {blogs.length > 0 && (
          <FooterColumn title="Blogs">
            {blogs.map(({ slug, title }) => (
              <FooterLink key={slug} href={recordPath(pages.blog, slug)}>
                {title}
              </FooterLink>
            ))}
          </FooterColumn>
        )}
        {contacts.length > 0 && (
          <FooterColumn title="Contact">
            {contacts.map(({ label, href }) => (
              <FooterLink key={label} href={href}>
                {label}
              </FooterLink>
            ))}
          </FooterColumn>
        )}
      </div>
      <p className="wrap border-t border-line py-6 text-sm text-muted">
        © {year} <bdi>{setting.product_name}</bdi>. All rights reserved.
      </p>
    </footer>
  );
}

/** Links to reach the agency by, without those that are not set. */
function contactsOf({ phone, email, linkedin, facebook, twitter, privacy_link }: SiteData['setting']) {
  const all = [
    { label: phone, href: phone && phoneAddress(phone) },
    { label: email, href: email && `mailto:${email}` },
    { label: 'Linkedin', href: linkedin },
    { label: 'Facebook', href: facebook },
    { label: 'Twitter', href: twitter },
    { label: 'Privacy', href: privacy_link },
  ];
  return all.flatMap(({ label, href }) => (label && href ? [{ label, href }] : []));
}

interface FooterColumnProps {
  title: string;
  /** Shows its links in two columns. */
  isLong?: boolean;
  children: ReactNode;
}

function FooterColumn({ title, isLong = false, children }: FooterColumnProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-sm tracking-normal">{title}</h2>
      <ul className={`text-sm ${isLong ? 'columns-[9rem] gap-6' : ''}`}>{children}</ul>
    </section>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <a
        href={href}
        className="flex min-h-11 items-center py-2 leading-snug text-muted no-underline hover:text-ink hover:underline"
      >
        <span dir="auto" className="line-clamp-3 grow">
          {children}
        </span>
      </a>
    </li>
  );
}
