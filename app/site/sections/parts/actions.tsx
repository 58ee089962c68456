import { SiteLink } from '../../layout/site-link.tsx';

export interface Action {
  label: string;
  link: string;
}

interface ActionsProps {
  actions: readonly Action[];
  className?: string;
  /** The look of the first one; others are quieter. */
  first?: string;
  others?: string;
}

/** What visitors can do next, the first of them as a button. */
export function Actions({ actions, className = '', first = 'button', others = 'onward' }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-8 gap-y-4 ${className}`}>
      {actions.map(({ label, link }, index) => (
        <SiteLink key={index} to={link} dir="auto" className={index === 0 ? first : others}>
          {label}
        </SiteLink>
      ))}
    </div>
  );
}
