import { honeypotField } from '../../../content/lead-form.ts';

/** A field for who fills in whatever a page has. Nobody sees it, hears it or comes to it by keyboard. */
export function Honeypot() {
  return (
    <p className="unseen">
      <label htmlFor={honeypotField}>Leave this empty</label>
      <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
