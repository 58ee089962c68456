import { textOf } from '../../../../../content/model/values.ts';
import { commonProps, type InputProps } from '../input-props.ts';
import { AddressPicker } from './address-picker.tsx';

/** An address on the web or a page of the site. */
export function LinkInput(props: InputProps) {
  return (
    <AddressPicker
      {...commonProps(props)}
      placeholder="Page or https://…"
      value={textOf(props.value)}
      onChange={props.onChange}
    />
  );
}
