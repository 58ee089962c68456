import { useWindowEvent } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { IconListSearch } from '../../../../../ui/icons.ts';
import { TextControl } from '../toolbar/text-controls.tsx';

/** Opens and closes the panel that finds and replaces words. */
export function FindControl({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return <TextControl label="Find and replace" Icon={IconListSearch} aria-expanded={isOpen} onClick={onToggle} />;
}

type Panel = typeof import('./find-panel.tsx');

interface FindPanelOptions {
  /** Whether the text stands alone on the screen, where Ctrl+F finds in it. Elsewhere the browser finds in all of the page. */
  isFull: boolean;
  /** Receives a sentence about why there is no panel. */
  onNotice: (sentence: string) => void;
}

/** Returns the panel that finds and replaces words, whose code loads when it is first opened. */
export function useFindPanel(editor: Editor | null, { isFull, onNotice }: FindPanelOptions) {
  const [code, setCode] = useState<Panel | null>(null);
  /** Counts how often it was opened: each time it begins with what is selected. */
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    // What is typed meanwhile is not meant for the text.
    editor?.view.dom.blur();
    const loaded = code ?? (await import('./find-panel.tsx').catch(() => null));
    if (!loaded) {
      onNotice('Find and replace could not be loaded. Try again once you are online.');
      return editor?.view.focus();
    }
    setCode(loaded);
    setOpened((opened) => opened + 1);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    editor?.view.focus();
  }

  useWindowEvent('keydown', (event) => {
    const isFind =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f';
    if (!isFind || !isFull || event.defaultPrevented) return;
    event.preventDefault();
    void open();
  });
  return {
    isOpen,
    toggle: () => (isOpen ? close() : void open()),
    panel: isOpen && code && editor && <code.FindPanel key={opened} editor={editor} onClose={close} />,
  };
}
