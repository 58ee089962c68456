import { RichTextEditor } from '@mantine/tiptap';
import type { IconPhoto } from '../../../../ui/icons.ts';

interface TextControlProps {
  label: string;
  Icon: typeof IconPhoto;
  onClick: () => void;
}

/** A button of the toolbar. */
export function TextControl({ label, Icon, onClick }: TextControlProps) {
  return (
    <RichTextEditor.Control onClick={onClick} aria-label={label} title={label}>
      <Icon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}
