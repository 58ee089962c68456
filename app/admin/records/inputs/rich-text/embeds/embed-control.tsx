import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { EMBEDS } from '../../../../../../content/embeds/embeds.ts';
import type { TextEmbed } from '../../../../../../content/embeds/text-embeds.ts';
import { IconMovie } from '../../../../../ui/icons.ts';
import { useAgency } from '../../../../../ui/agency.tsx';
import { LibraryFiles } from '../../../../media/library-files.tsx';
import { titleOf } from '../../../../media/library.ts';
import { TextControl } from '../toolbar/text-controls.tsx';
import { embedAddress, insertEmbed } from './insert-embed.ts';

/** Inserts a video or an embed below the cursor: by its address, or a film of the library. */
export function EmbedControl({ editor: { view } }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);

  function close() {
    setOpen(false);
    view.focus();
  }

  function insert(embed: TextEmbed) {
    close();
    view.dispatch(insertEmbed(view.state.tr, embed));
  }

  return (
    <>
      <TextControl label="Video or embed" Icon={IconMovie} onClick={() => setOpen(true)} />
      <Modal opened={isOpen} onClose={close} returnFocus={false} title="Video or embed" size="xl" centered>
        <Stack gap="xl">
          <AddressForm onInsert={insert} />
          <Stack component="section" aria-label="Films of the library">
            <Text fw={600}>Or choose a film of the library</Text>
            <LibraryFiles
              kinds={['film']}
              label="Films"
              onPick={(film) => insert({ address: film.file, title: titleOf(film) })}
            />
          </Stack>
        </Stack>
      </Modal>
    </>
  );
}

function AddressForm({ onInsert }: { onInsert: (embed: TextEmbed) => void }) {
  const { publicUrl } = useAgency();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Otherwise the form of the record would be submitted too.
    event.stopPropagation();
    const address = embedAddress(typed, [location.origin, publicUrl]);
    if (address === null) setError(`Texts can show ${EMBEDS}. Link to anything else.`);
    else onInsert({ address, title: '' });
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
        <Button type="submit">Insert</Button>
      </Stack>
    </form>
  );
}
