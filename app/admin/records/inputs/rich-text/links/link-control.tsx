import { Popover } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { posToDOMRect } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { type MouseEvent, type Ref, useState } from 'react';
import { IconLink } from '../../../../../ui/icons.ts';
import { LinkForm } from './link-form.tsx';

/** Links the selected text to a page or an address, or inserts a link where nothing is selected. */
export function LinkControl({ editor, ref }: { editor: Editor; ref: Ref<HTMLButtonElement> }) {
  const [isOpen, setOpen] = useState(false);
  /** From the toolbar to the form. */
  const [distance, setDistance] = useState(GAP);

  function link(href: string, title: string) {
    const chain = editor.chain().focus();
    const isNew = editor.state.selection.empty && !editor.isActive('link');
    setOpen(false);
    if (href === '') chain.extendMarkRange('link').unsetLink().run();
    else if (!isNew) chain.extendMarkRange('link').setLink({ href }).run();
    else chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run();
  }

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // On a phone the toolbar may have scrolled it away.
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setDistance(distanceBelow(currentTarget, editor));
    setOpen(!isOpen);
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
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

const GAP = 8; // px
const HEIGHT_OF_FORM = 80; // px

/** Returns how far below the toolbar the form leaves the selected text in view. */
function distanceBelow(button: HTMLElement, { view, state: { selection } }: Editor): number {
  const { bottom } = posToDOMRect(view, selection.from, selection.to);
  const hasRoom = bottom + GAP + HEIGHT_OF_FORM < innerHeight;
  return hasRoom ? Math.max(GAP, bottom + GAP - button.getBoundingClientRect().bottom) : GAP;
}
