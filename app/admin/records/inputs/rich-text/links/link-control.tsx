import { Popover } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type MouseEvent, type Ref, useState } from 'react';
import { IconLink } from '../../../../../ui/icons.ts';
import { LinkForm } from './link-form.tsx';

/** Links the selected text to a page or an address, or inserts a link where nothing is selected. */
export function LinkControl({ editor, ref }: { editor: Editor; ref: Ref<HTMLButtonElement> }) {
  const [isOpen, setOpen] = useState(false);

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
