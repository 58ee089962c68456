import { useDidUpdate } from '@mantine/hooks';
import { RichTextEditor as Mantine } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type ReactNode, type Ref, useState } from 'react';
import { IconBraces, IconDots } from '../../../../../ui/icons.ts';
import { EmbedControl } from '../embeds/embed-control.tsx';
import { LinkControl } from '../links/link-control.tsx';
import type { Uploads } from '../pictures/uploads.ts';
import { useOneTabStop } from './one-tab-stop.ts';
import { LibraryControl, PictureControl, TableControl, TextControl } from './text-controls.tsx';
import './toolbar.css';

/** Distinct from the icon of inline code. */
const CodeBlockIcon = () => <IconBraces size={16} stroke={1.5} />;

interface ToolbarProps {
  editor: Editor;
  uploads: Uploads;
  ref: Ref<HTMLDivElement>;
  linkControl: Ref<HTMLButtonElement>;
  /** Whether a panel below it needs the room. */
  hasPanel: boolean;
  /** What concerns the text as a whole. */
  children: ReactNode;
}

/** The toolbar of a text. Where it is narrow, it shows what is used often, and all else after “More”. */
export function Toolbar({ editor, uploads, ref, linkControl, hasPanel, children }: ToolbarProps) {
  const [isWhole, setWhole] = useState(false);
  useDidUpdate(() => {
    if (hasPanel) setWhole(false);
  }, [hasPanel]);
  const oneTabStop = useOneTabStop(ref, () => editor.view.focus());
  return (
    <Mantine.Toolbar
      {...oneTabStop}
      role="toolbar"
      aria-label="Text formatting"
      aria-controls={editor.view.dom.id}
      mod={{ whole: isWhole }}
    >
      <Mantine.ControlsGroup>
        <Mantine.Bold data-often />
        <Mantine.Italic data-often />
        <Mantine.Underline />
        <Mantine.Strikethrough />
        <Mantine.Code aria-label="Inline code" title="Inline code" />
        <Mantine.ClearFormatting />
      </Mantine.ControlsGroup>
      <Mantine.ControlsGroup>
        <Mantine.H2 data-often />
        <Mantine.H3 />
        <Mantine.H4 />
      </Mantine.ControlsGroup>
      <Mantine.ControlsGroup>
        <Mantine.Undo />
        <Mantine.Redo />
      </Mantine.ControlsGroup>
      <Mantine.ControlsGroup>
        <Mantine.BulletList data-often />
        <Mantine.OrderedList />
        <Mantine.Blockquote />
        <Mantine.CodeBlock icon={CodeBlockIcon} aria-label="Code block" title="Code block" />
        <Mantine.Hr />
      </Mantine.ControlsGroup>
      <Mantine.ControlsGroup>
        <LinkControl editor={editor} ref={linkControl} />
        <PictureControl editor={editor} uploads={uploads} />
        <LibraryControl editor={editor} />
        <EmbedControl editor={editor} />
        <TableControl editor={editor} />
      </Mantine.ControlsGroup>
      <Mantine.ControlsGroup>{children}</Mantine.ControlsGroup>
      <TextControl label="More" data-more Icon={IconDots} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} />
    </Mantine.Toolbar>
  );
}
