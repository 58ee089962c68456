import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A dialog that is open while it is there. When it is gone, the focus is where it was, unless something else has taken it. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [opener] = useState(() => openerOf(document.activeElement));

  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    },
    [opener],
  );

  return <Modal opened {...props} />;
}

/** An entry of a menu is gone once the menu closes: its button stands for it. */
function openerOf(focused: Element | null) {
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : focused;
  return opener instanceof HTMLElement ? opener : null;
}
