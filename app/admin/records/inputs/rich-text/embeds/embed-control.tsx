import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useEffect, useState } from 'react';
import { EMBEDS } from '../../../../../../content/embeds/embeds.ts';
import type { TextEmbed } from '../../../../../../content/embeds/text-embeds.ts';
import { IconMovie } from '../../../../../ui/icons.ts';
import { useAgency } from '../../../../../ui/agency.tsx';
import { LibraryFiles } from '../../../../media/library-files.tsx';
import { titleOf } from '../../../../media/library.ts';
import { TextControl } from '../toolbar/text-controls.tsx';
import { changeEmbed, onChangeAsked } from './change-embed.ts';
import { embedAddress, insertEmbed } from './insert-embed.ts';

/** Inserts a video or an embed below the cursor, or exchanges one: by its address, or a film of the library. */
export function EmbedControl({ editor: { view } }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  /** Where the embed stands that gets another address; null for a new one. */
  const [changed, setChanged] = useState<number | null>(null);

  const [open] = useState(() => (position: number | null) => {
    setChanged(position);
    setOpen(true);
  });
  useEffect(() => onChangeAsked(view.dom, open), [view, open]);

  function close() {
    setOpen(false);
    view.focus();
  }

  function take(embed: TextEmbed) {
    close();
    const { tr } = view.state;
    view.dispatch(changed === null ? insertEmbed(tr, embed) : changeEmbed(tr, changed, embed));
  }

  const present = changed === null ? '' : String(view.state.doc.nodeAt(changed)?.attrs['address'] ?? '');

  return (
    <>
      <TextControl label="Video or embed" Icon={IconMovie} onClick={() => open(null)} />
      <Modal opened={isOpen} onClose={close} returnFocus={false} title="Video or embed" size="xl" centered>
        <Stack gap="xl">
          <AddressForm present={present} onTake={take} />
          <Stack component="section" aria-label="Films of the library">
            <Text fw={600}>Or choose a film of the library</Text>
            <LibraryFiles
              kinds={['film']}
              label="Films"
              onPick={(film) => take({ address: film.file, title: titleOf(film) })}
            />
          </Stack>
        </Stack>
      </Modal>
    </>
  );
}

interface AddressFormProps {
  /** The address so far; empty for a new embed. */
  present: string;
  onTake: (embed: TextEmbed) => void;
}

function AddressForm({ present, onTake }: AddressFormProps) {
  const { publicUrl } = useAgency();
  const [typed, setTyped] = useState(present);
  const [error, setError] = useState('');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Otherwise the form of the record would be submitted too.
    event.stopPropagation();
    const address = embedAddress(typed, [location.origin, publicUrl]);
    if (address === null) setError(`Texts can show ${EMBEDS}. Link to anything else.`);
    else onTake({ address, title: '' });
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack align="start">
        <TextInput
          label="Address"
          description={`Copy it from your browser: ${EMBEDS}.`}
          placeholder="https://…"
          data-autofocus
          w="100%"
          value={typed}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError('');
          }}
        />
        <Button type="submit">{present ? 'Change' : 'Insert'}</Button>
      </Stack>
    </form>
  );
}
