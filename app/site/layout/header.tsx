import { pages } from '../../../content/addresses.ts';
import { marks } from '../../../content/brand/marks.ts';
import { BookACall } from '../parts/book-a-call.tsx';
import { useAddress } from './addresses.ts';
import { LanguageMenu } from './languages.tsx';
import { MenuEntry } from './menu.tsx';
import { useSite } from './site-data.ts';

export function Header() {
  const { setting, menus, words } = useSite();
  const addressOf = useAddress();
  return (
    <header className="site-header not-printed sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex min-h-18 items-center justify-between gap-3 md:gap-6">
        <a
          href={addressOf(pages.home.path)}
          className="me-auto inline-flex min-h-11 max-w-[55%] shrink-0 items-center gap-3 py-2 font-display text-[min(var(--text-lg),7vw)] leading-tight font-heading no-underline"
        >
          {setting.logo ? (
            <Logo path={setting.logo} />
          ) : (
            <>
              <AgencyMark />
              <span dir="auto">{setting.product_name}</span>
            </>
          )}
        </a>
        <button type="button" popoverTarget="menu" className="button-quiet shrink-0 lg:hidden">
          {words.layout.menu}
        </button>
        <nav id="menu" popover="auto" aria-label={words.layout.mainMenu} className="menu">
          <ul className="flex flex-col gap-1 lg:flex-row lg:flex-wrap lg:items-center lg:justify-end">
            {menus.header.map((entry, index) => (
              // Two entries may be the same.
              // oxlint-disable-next-line react/no-array-index-key
              <MenuEntry key={index} entry={entry} number={index + 1} />
            ))}
            <LanguageMenu />
            <li className="mt-3 md:hidden">
              <BookACall className="booking button w-full" />
            </li>
          </ul>
        </nav>
        <BookACall className="booking button shrink-0 max-md:hidden" />
      </div>
    </header>
  );
}

/** The logo of the agency, with the one for dark ground where there is one; else on a light plate there. */
function Logo({ path }: { path: string }) {
  const { setting, brand } = useSite();
  const logo = (
    <img
      src={path}
      alt={setting.logo_alt ?? setting.product_name}
      width={setting.logo_width ?? 160}
      height={setting.logo_height ?? 40}
      className={`max-h-10 w-auto min-w-0 rounded-[min(var(--radius-field),8px)] object-contain object-left ${brand.logo_dark ? '' : 'bg-plate dark:px-2 dark:py-1'}`}
    />
  );
  if (!brand.logo_dark) return logo;
  return (
    <picture className="contents">
      <source
        srcSet={brand.logo_dark}
        media="(prefers-color-scheme: dark)"
        width={brand.logo_dark_width ?? 160}
        height={brand.logo_dark_height ?? 40}
        // As a part of a row, it would have a gap.
        className="hidden"
      />
      {logo}
    </picture>
  );
}

function AgencyMark() {
  const { light, strong } = marks[useSite().brand.artwork];
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="mark shrink-0 fill-brand-edge">
      {light && <path d={light} opacity=".55" />}
      <path d={strong} fillRule="evenodd" />
    </svg>
  );
}
