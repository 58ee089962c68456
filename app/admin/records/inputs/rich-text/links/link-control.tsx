import { Button, Popover } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { posToDOMRect } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type FormEvent, type MouseEvent, type Ref, useState } from 'react';
import { IconLink } from '../../../../../ui/icons.ts';
import { canBeLinked, completeAddress } from '../../../../../../content/texts/web-address.ts';
import { useAgency } from '../../../../../ui/agency.tsx';
import { AddressPicker, isSearch } from '../../links/address-picker.tsx';

/** Links the selected text to a page or an address, or inserts a link where nothing is selected. */
export function LinkControl({ editor, ref }: { editor: Editor; ref: Ref<HTMLButtonElement> }) {
  const [isOpen, setOpen] = useState(false);
  /** From the toolbar to the form. */
  const [distance, setDistance] = useState(GAP);

  // Once the form has returned the focus to where it was opened, without the cursor.
  useDidUpdate(() => {
    if (!isOpen) editor.view.focus();
  }, [isOpen]);

  function link(href: string, title: string) {
    const isNew = editor.state.selection.empty && !editor.isActive('link');
    const chain = isNew ? editor.chain() : editor.chain().extendMarkRange('link');
    if (isNew && href) chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] });
    else if (href) chain.setLink({ href });
    else chain.unsetLink();
    chain.command(writeOnAfter).run();
    setOpen(false);
  }

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setDistance(distanceBelow(currentTarget, editor));
    setOpen(!isOpen);
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      shadow="md"
      position="bottom-start"
      offset={distance}
      // It would flip by the same distance, far above the text.
      middlewares={{ flip: false, shift: true }}
      // A form that fades away would still be there when it is opened again.
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <RichTextEditor.Control
          ref={ref}
          data-often
          aria-label="Link"
          title="Link"
          active={editor.isActive('link')}
          onClick={toggle}
        >
          <IconLink size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link" className="link-form">
        <LinkForm initial={String(editor.getAttributes('link')['href'] ?? '')} onLink={link} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** What is typed next stands after the link, and is no part of it. */
function writeOnAfter({ tr }: { tr: Transaction }) {
  const { selection, doc } = tr;
  tr.setSelection(Selection.near(doc.resolve(selection.to), -1));
  tr.removeStoredMark(doc.type.schema.marks['link'] as MarkType);
  return true;
}

const GAP = 8; // px
const HEIGHT_OF_FORM = 80; // px

/** Returns how far below the toolbar the form leaves the selected text in view. */
function distanceBelow(button: HTMLElement, { view, state: { selection } }: Editor): number {
  const { bottom } = posToDOMRect(view, selection.from, selection.to);
  const hasRoom = bottom + GAP + HEIGHT_OF_FORM < innerHeight;
  return hasRoom ? Math.max(GAP, bottom + GAP - button.getBoundingClientRect().bottom) : GAP;
}

interface LinkFormProps {
  /** The present address; empty without a link. */
  initial: string;
  /** Receives the address, empty for none, and what the link says where nothing is selected. */
  onLink: (href: string, title: string) => void;
}

/** Asks where a link leads: to a page, found by a word of its title, or to any address. */
function LinkForm({ initial, onLink }: LinkFormProps) {
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
        placeholder="Page, file or https://…"
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
      {initial && (
        <Button variant="subtle" onClick={() => onLink('', '')}>
          Remove link
        </Button>
      )}
    </form>
  );
}
