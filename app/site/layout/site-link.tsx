import type { ReactNode } from 'react';
import { useLanguageOfLink } from './addresses.ts';
import { useSite } from './site-data.ts';

interface SiteLinkProps {
  to: string;
  dir?: 'auto';
  className: string;
  children: ReactNode;
}

/** A link that somebody has written. Where its page is not in the language of the site, it says in which it is. */
export function SiteLink({ to, children, ...props }: SiteLinkProps) {
  const languageOf = useLanguageOfLink();
  return (
    <a href={to} hrefLang={languageOf(to)?.language} {...props}>
      {children}
      <LanguageOfLink to={to} />
    </a>
  );
}

/** Says at the end of a link in which language its page is, if that is another one. Rich texts have the same element. */
export function LanguageOfLink({ to }: { to: string }) {
  const { language } = useSite();
  const other = useLanguageOfLink()(to);
  return other && <small lang={language} className="link-language">{` (${other.name})`}</small>;
}
