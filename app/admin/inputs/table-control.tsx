import { RichTextEditor } from '@mantine/tiptap';
import { IconTable, IconTableOff } from '../../ui/icons.ts';
import type { Editor } from '@tiptap/react';

/** Puts a table where the cursor is, or takes away the one that it is in. */
export function TableControl({ editor }: { editor: Editor }) {
  const isIn = editor.isActive('table');
  const label = isIn ? 'Delete the table' : 'Insert a table';
  const Icon = isIn ? IconTableOff : IconTable;

  function toggle() {
    const chain = editor.chain().focus();
    if (isIn) chain.deleteTable().run();
    else chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  }

  return (
    <RichTextEditor.Control onClick={toggle} aria-label={label} title={label}>
      <Icon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}
