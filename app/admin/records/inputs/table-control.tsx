import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { IconColumnInsertRight, IconRowInsertBottom, IconTable, IconTableOff } from '../../../ui/icons.ts';

/** Puts a table where the cursor is; makes the one that it is in longer or wider, or takes it away. */
export function TableControl({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  if (!editor.isActive('table')) {
    const insert = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    return <Control label="Insert a table" Icon={IconTable} onClick={insert} />;
  }
  return (
    <>
      <Control label="Add a row" Icon={IconRowInsertBottom} onClick={() => chain().addRowAfter().run()} />
      <Control label="Add a column" Icon={IconColumnInsertRight} onClick={() => chain().addColumnAfter().run()} />
      <Control label="Delete the table" Icon={IconTableOff} onClick={() => chain().deleteTable().run()} />
    </>
  );
}

function Control({ label, Icon, onClick }: { label: string; Icon: typeof IconTable; onClick: () => void }) {
  return (
    <RichTextEditor.Control onClick={onClick} aria-label={label} title={label}>
      <Icon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}
