import { pages } from '../../../content/addresses.ts';
import { marks } from '../../../content/brand/marks.ts';
import { BookACall } from '../parts/book-a-call.tsx';
import { MenuEntry } from './menu.tsx';
import { Logo } from './logo.tsx';
import { useSite } from './site-data.ts';

export function Header() {
  const { setting, menus } = useSite();
  return (
    <header className="site-header not-printed sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex min-h-18 items-center justify-between gap-3 md:gap-6">
        <a
          href={pages.home.path}
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
          Menu
        </button>
        <nav id="menu" popover="auto" aria-label="Main" className="menu">
          <ul className="flex flex-col gap-1 lg:flex-row lg:flex-wrap lg:items-center lg:justify-end">
            {menus.header.map((entry, index) => (
              // Two entries may be the same.
              // oxlint-disable-next-line react/no-array-index-key
              <MenuEntry key={index} entry={entry} number={index + 1} />
            ))}
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

function AgencyMark() {
  const { light, strong } = marks[useSite().brand.artwork];
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="mark shrink-0 fill-brand-edge">
      {light && <path d={light} opacity=".55" />}
      <path d={strong} fillRule="evenodd" />
    </svg>
  );
}
