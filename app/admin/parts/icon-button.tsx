import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { IconEye } from '../../ui/icons.ts';

interface Shown {
  label: string;
  Icon: typeof IconEye;
}

/** A way to somewhere, as an icon alone. Lists have dozens: it is a plain element, which is shown several times as fast. */
export function IconLink({ label, Icon, ...rest }: Shown & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(rest.className)} aria-label={label} title={label}>
      <Icon size={18} />
    </Link>
  );
}

interface IconButtonProps extends Shown, ComponentProps<'button'> {
  isOff?: boolean;
  isDangerous?: boolean;
}

/** Something that can be done, as an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { label, Icon, isOff = false, isDangerous = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={classes(rest.className)}
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

function classes(more = '') {
  return `icon-button ${more}`.trim();
}
