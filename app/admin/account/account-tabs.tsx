import { Link, useLocation } from 'react-router';
import '../parts/tabs.css';

const tabs = [
  { label: 'Account', to: '/admin/account' },
  { label: 'Security', to: '/admin/account/security' },
  { label: 'Tokens', to: '/admin/account/tokens' },
];

/** Leads to the parts of “My account”. */
export function AccountTabs() {
  const { pathname } = useLocation();
  return (
    <nav className="tabs" aria-label="My account">
      <ul className="unmarked">
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
