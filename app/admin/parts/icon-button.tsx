import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IconDots, type IconEye } from '../../ui/icons.ts';

interface IconButtonContent {
  label: string;
  Icon: typeof IconEye;
}

/** A link with only an icon. A plain element, because lists have dozens and Mantine's take several times as long to render. */
export function IconLink({ label, Icon, ...rest }: IconButtonContent & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(rest.className)} aria-label={label} title={label}>
      <Icon size={18} />
    </Link>
  );
}

interface IconButtonProps extends IconButtonContent, ComponentProps<'button'> {
  isDisabled?: boolean;
  isDangerous?: boolean;
}

/** A button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, Icon, isDisabled = false, isDangerous = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={classes(rest.className)}
      aria-label={label}
      title={label}
      data-dangerous={isDangerous || undefined}
      // A `disabled` button would lose the focus.
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon size={18} />
    </button>
  );
}

function classes(more = '') {
  return `icon-button unstyled ${more}`.trim();
}

interface MoreActionsProps {
  label: string;
  /** The class of the buttons; their toggle's ends with `-toggle`. */
  className: string;
  children: ReactNode;
}

/** Buttons that small screens keep behind one. */
export function MoreActions({ label, className, children }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={`${className}-toggle`}
        label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        Icon={IconDots}
      />
      <div className={className} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
