import type { Editor } from '@tiptap/react';
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
} from '../../../../ui/icons.ts';
import { TextControl } from './text-control.tsx';

/** Inserts a table at the cursor, or changes or deletes the one around it. */
export function TableControl({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  if (!editor.isActive('table')) {
    const insert = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    return <TextControl label="Insert table" Icon={IconTable} onClick={insert} />;
  }
  return (
    <>
      <TextControl label="Add row" Icon={IconRowInsertBottom} onClick={() => chain().addRowAfter().run()} />
      <TextControl label="Add column" Icon={IconColumnInsertRight} onClick={() => chain().addColumnAfter().run()} />
      <TextControl label="Delete row" Icon={IconRowRemove} onClick={() => chain().deleteRow().run()} />
      <TextControl label="Delete column" Icon={IconColumnRemove} onClick={() => chain().deleteColumn().run()} />
      <TextControl label="Delete table" Icon={IconTableOff} onClick={() => chain().deleteTable().run()} />
    </>
  );
}
