import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { IconColumnInsertRight, IconRowInsertBottom, IconTable, IconTableOff } from '../../../../ui/icons.ts';

/** Inserts a table at the cursor, or changes or deletes the one around it. */
export function TableControl({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  if (!editor.isActive('table')) {
    const insert = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    return <Control label="Insert table" Icon={IconTable} onClick={insert} />;
  }
  return (
    <>
      <Control label="Add row" Icon={IconRowInsertBottom} onClick={() => chain().addRowAfter().run()} />
      <Control label="Add column" Icon={IconColumnInsertRight} onClick={() => chain().addColumnAfter().run()} />
      <Control label="Delete table" Icon={IconTableOff} onClick={() => chain().deleteTable().run()} />
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
