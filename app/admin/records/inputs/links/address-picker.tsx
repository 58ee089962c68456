import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../../../ui/is-composing.ts';
import { inputWrapperOrder } from '../input-props.ts';
import { type SiteAddress, useSiteAddresses } from './use-site-addresses.ts';
import { useUnseen } from './use-unseen.ts';

interface AddressPickerProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange'> {
  value: string;
  onChange: (address: string) => void;
  /** Receives the page that was chosen. */
  onPick?: (page: SiteAddress) => void;
}

/** An input for any address, which suggests the pages of the site. */
export function AddressPicker({ value, onChange, onPick, description, ...props }: AddressPickerProps) {
  const unseen = useUnseen(value) && 'Visitors can’t see this page yet.';
  const [isOpen, setOpen] = useState(false);
  // A chosen address would only find itself.
  const [picked, setPicked] = useState('');
  const suggested = useSiteAddresses(isOpen && value !== picked ? value : '');
  const byPath = new Map(suggested.map((page) => [page.path, page]));

  function pick(path: string) {
    const page = byPath.get(path);
    setPicked(path);
    if (page) onPick?.(page);
  }

  /** A word is no address: Enter chooses what it has found. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const [first] = suggested;
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isOpen || !first || isChosen || !isSearch(value))
      return;
    event.preventDefault();
    onChange(first.path);
    pick(first.path);
  }

  return (
    <Autocomplete
      {...props}
      description={unseen || description}
      inputWrapperOrder={inputWrapperOrder}
      value={value}
      onChange={onChange}
      onOptionSubmit={pick}
      onKeyDown={onKeyDown}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      openOnFocus={false}
      data={[...byPath.keys()]}
      filter={({ options }) => options}
      maxDropdownHeight={280}
      renderOption={({ option }) => (
        <div>
          {byPath.get(option.value)?.title}
          <Text size="xs" className="address-note">
            {`${byPath.get(option.value)?.kind} · ${option.value}`}
            {byPath.get(option.value)?.isHidden && ' (InActive)'}
          </Text>
        </div>
      )}
    />
  );
}

/** Whether what is typed looks for a page, rather than being an address. */
export function isSearch(typed: string): boolean {
  return typed.trim() !== '' && !/[/.:@#?]/.test(typed);
}
