import { honeypotField } from '../../../content/inbox/form.ts';

/** Bots fill it in. It is hidden from sight, screen readers and the tab order. */
export function Honeypot({ prefix }: { prefix: string }) {
  const id = prefix + honeypotField;
  return (
    <p className="unseen">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
