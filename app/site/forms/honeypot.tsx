import { trapField } from '../../../content/lead-form.ts';

/** A field for who fills in whatever a page has. Nobody sees it, hears it or comes to it by keyboard. */
export function Trap() {
  return (
    <p className="unseen">
      <label htmlFor={trapField}>Leave this empty</label>
      <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
