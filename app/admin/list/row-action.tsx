import { Link } from 'react-router';
import type { IconEye } from '../../ui/icons.ts';

interface Shown {
  label: string;
  Icon: typeof IconEye;
}

/** A way from a record to one of its screens. */
export function RowLink({ label, to, Icon }: Shown & { to: string }) {
  return (
    <Link to={to} className="row-action" aria-label={label} title={label}>
      <Icon size={18} />
    </Link>
  );
}

interface RowButtonProps extends Shown {
  onClick: () => void;
  isOff?: boolean;
  isDangerous?: boolean;
}

/** Something that can be done with a record. */
export function RowButton({ label, onClick, Icon, isOff = false, isDangerous = false }: RowButtonProps) {
  return (
    <button
      type="button"
      className="row-action"
      aria-label={label}
      title={label}
      data-dangerous={isDangerous || undefined}
      // A button that is switched off while it has the focus would lose it.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={18} />
    </button>
  );
}
