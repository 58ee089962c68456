import { textOf } from '../../form/values.ts';
import { commonProps, type InputProps } from '../input-props.ts';
import { AddressPicker } from './address-picker.tsx';

/** An address on the web, or of this site. */
export function LinkInput(props: InputProps) {
  return <AddressPicker {...commonProps(props)} value={textOf(props.value)} onChange={props.onChange} />;
}
