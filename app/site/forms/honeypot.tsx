import { honeypotField } from '../../../content/inbox/form.ts';

/** Bots fill it in. It is hidden from sight, screen readers and the tab order. */
export function Honeypot() {
  return (
    <p className="unseen">
      <label htmlFor={honeypotField}>Leave this empty</label>
      <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
