import { mailAddress } from '../../../content/texts/web-address.ts';
import type { ReactNode } from 'react';
import { pages, type RecordPage, recordPath } from '../../../content/addresses.ts';
import { phoneAddress } from '../../../content/texts/phone-number.ts';
import type { Menus } from '../../../server/site/menus.ts';
import { useAddress, useLanguageOfLink } from './addresses.ts';
import { LanguageList } from './languages.tsx';
import { LanguageOfLink } from './site-link.tsx';
import { usePageName } from './page-names.ts';
import { useSite } from './site-data.ts';
import { useWords } from './words.tsx';

/** More links than this stand in two columns, where there is room. */
const MANY_LINKS = 6;
/** The columns of the agency are equally wide; of the lists, services have two columns and posts long titles. */
const TRACKS = 'lg:grid-cols-[minmax(12rem,1.2fr)_repeat(auto-fit,minmax(9rem,1fr))]';
const LISTS_TRACKS = 'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.9fr)_minmax(0,1.4fr)_minmax(max-content,1fr)]';

export function Footer() {
  const { setting, menus, year } = useSite();
  const words = useWords();
  const columns = useColumns();
  const contacts = useContacts();
  const tracks = menus.footer.length > 0 ? TRACKS : LISTS_TRACKS;

  return (
    <footer className="site-footer not-printed sticky top-[100vh] border-t border-line bg-surface">
      <div className={`wrap grid gap-x-12 gap-y-6 py-10 sm:grid-cols-2 sm:gap-y-10 sm:py-16 ${tracks}`}>
        <div className="max-w-xs space-y-4">
          <p dir="auto" className="signature font-display text-xl leading-tight font-heading">
            {setting.product_name}
          </p>
          {setting.footer_short_description && (
            <p dir="auto" className="text-sm text-muted">
              {setting.footer_short_description}
            </p>
          )}
        </div>
        {columns.map(({ title, links, isForWide }, index) => (
          // Two columns may have the same title.
          // oxlint-disable-next-line react/no-array-index-key
          <FooterColumn key={index} title={title} isLong={links.length > MANY_LINKS} isForWide={isForWide}>
            <FooterLinks links={links} />
          </FooterColumn>
        ))}
        {contacts.length > 0 && (
          <FooterColumn title={words.layout.contact} isShort>
            <FooterLinks links={contacts} />
          </FooterColumn>
        )}
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line py-4 text-sm text-muted">
        <p className="me-auto py-2">
          © {year} <bdi>{setting.product_name}</bdi>
        </p>
        <LanguageList />
        {menus.legal.length > 0 && (
          <ul aria-label={words.layout.legal} className="flex flex-wrap gap-x-6">
            <FooterLinks links={menus.legal} />
          </ul>
        )}
      </div>
    </footer>
  );
}

interface Column {
  title: string;
  links: Menus['legal'];
  /** Left out on phones, to keep the footer short. */
  isForWide?: boolean;
}

/**
 * The columns of the agency, then the list of services unless one of them links to services itself; without any, the lists of
 * services and of the newest posts.
 */
function useColumns(): Column[] {
  const { menus, services, blogs, pageNames } = useSite();
  const words = useWords();
  const addressOf = useAddress();
  const blogsName = usePageName('blogs');
  const linksTo = (page: RecordPage, records: { slug: string; title: string }[]) =>
    records.map(({ slug, title }) => ({ label: title, link: addressOf(recordPath(page, slug)) }));
  const hasServices = ({ links }: Column) =>
    links.some(({ link }) => serviceAddresses.some((start) => link.startsWith(addressOf(start))));
  const serviceList = {
    title: pageNames?.services ?? words.records.services,
    links: linksTo(pages.service, services),
    isForWide: true,
  };
  const blogList = { title: blogsName, links: linksTo(pages.blog, blogs), isForWide: true };
  const columns = [...menus.footer, ...(menus.footer.some(hasServices) ? [] : [serviceList])];
  return [...columns, ...(menus.footer.length > 0 ? [] : [blogList])].filter(({ links }) => links.length > 0);
}

/** How the addresses of the services and of their list begin. */
const serviceAddresses = [pages.services.path, recordPath(pages.service, '')];

/** Links to reach the agency by, without those that are not set, or stand among the legal ones. */
function useContacts(): Column['links'] {
  const { setting, menus, words } = useSite();
  const { phone, email, linkedin, facebook, twitter, social_links = [], privacy_link } = setting;
  const all = [
    { label: phone, link: phone && phoneAddress(phone) },
    { label: email, link: email && mailAddress(email) },
    { label: 'Linkedin', link: linkedin },
    { label: 'Facebook', link: facebook },
    { label: 'Twitter', link: twitter },
    ...social_links,
    { label: words.layout.privacy, link: menus.legal.some(({ link }) => link === privacy_link) ? null : privacy_link },
  ];
  return all.flatMap(({ label, link }) => (label && link ? [{ label, link }] : []));
}

interface FooterColumnProps {
  title: string;
  /** Shows its links in two columns. */
  isLong?: boolean;
  /** Whether its links are short enough for two columns on phones. */
  isShort?: boolean;
  isForWide?: boolean | undefined;
  children: ReactNode;
}

function FooterColumn({ title, isLong = false, isShort = false, isForWide = false, children }: FooterColumnProps) {
  return (
    <section className={`min-w-0 ${isForWide ? 'max-sm:hidden' : ''}`}>
      <h2 dir="auto" className="text-sm tracking-normal sm:mb-3">
        {title}
      </h2>
      <ul className={`text-sm ${isLong ? 'columns-[7.5rem] gap-6' : ''} ${isShort ? 'gap-6 max-sm:columns-2' : ''}`}>
        {children}
      </ul>
    </section>
  );
}

function FooterLinks({ links }: Pick<Column, 'links'>) {
  const languageOf = useLanguageOfLink();
  return links.map(({ label, link, language }, index) => (
    // Two links may be the same.
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index} className="break-inside-avoid">
      <a
        href={link}
        hrefLang={languageOf(link)?.language}
        className="flex min-h-11 items-center py-2 leading-snug text-muted no-underline hover:text-ink hover:underline"
      >
        {/* A single word that is longer than its line, such as an email address, is shown whole. */}
        <span
          dir="auto"
          lang={language}
          className={`line-clamp-3 grow ${label.includes(' ') ? 'max-sm:line-clamp-1' : ''}`}
        >
          {label}
          <LanguageOfLink to={link} />
        </span>
      </a>
    </li>
  ));
}
