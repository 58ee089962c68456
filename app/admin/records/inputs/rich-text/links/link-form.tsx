import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { canBeLinked, completeAddress } from '../../../../../../content/web-address.ts';
import { useAgency } from '../../../../../ui/agency.tsx';
import { AddressPicker, isSearch } from '../../links/address-picker.tsx';

interface LinkFormProps {
  /** The present address; empty without a link. */
  initial: string;
  /** Receives the address, empty for none, and what the link says where nothing is selected. */
  onLink: (href: string, title: string) => void;
}

/** Asks where a link leads: to a page, found by a word of its title, or to any address. */
export function LinkForm({ initial, onLink }: LinkFormProps) {
  const { publicUrl } = useAgency();
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState('');

  function type(address: string) {
    setTyped(address);
    setError('');
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Otherwise the form of the record would be submitted too.
    event.stopPropagation();
    const href = completeAddress(typed, [location.origin, publicUrl]);
    if (isSearch(typed) || /\s/.test(href)) setError('Choose a page, or type an address.');
    else if (!canBeLinked(href)) setError('Links can only start with https://, http://, mailto: or tel:.');
    else onLink(href, typed.trim());
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <AddressPicker
        aria-label="Page or address"
        placeholder="Page or https://…"
        data-autofocus
        // In a portal of its own, a click on a page would close the form.
        comboboxProps={{ withinPortal: false }}
        value={typed}
        error={error}
        onChange={type}
        onPick={({ path, title }) => onLink(path, title)}
      />
      <Button type="submit" variant="default">
        Save
      </Button>
    </form>
  );
}
