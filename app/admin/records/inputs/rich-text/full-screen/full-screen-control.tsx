import { RichTextEditor } from '@mantine/tiptap';
import type { Ref } from 'react';
import { IconArrowsMaximize, IconArrowsMinimize } from '../../../../../ui/icons.ts';
import './full-screen.css';

interface FullScreenControlProps {
  ref: Ref<HTMLButtonElement>;
  isFull: boolean;
  onToggle: () => void;
}

/** Shows the text alone on the screen, and again with its form. */
export function FullScreenControl({ ref, isFull, onToggle }: FullScreenControlProps) {
  const Icon = isFull ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <RichTextEditor.Control
      ref={ref}
      active={isFull}
      aria-label="Full screen"
      aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
      title={isFull ? 'Leave full screen (Esc)' : 'Full screen (Ctrl+Shift+F)'}
      onClick={onToggle}
      // Said to be off, too.
      renderRoot={(props) => <button type="button" {...props} aria-pressed={isFull} />}
    >
      <Icon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}
