import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { limits } from '../../../../../../content/model/field.ts';
import { embedAddress, insertEmbed } from '../embeds/insert-embed.ts';
import type { Uploads } from '../pictures/uploads.ts';
import type { Missing } from './conversion.ts';

interface PastingOptions {
  schema: Schema;
  uploads: Uploads;
  /** Receives a sentence about what could not be pasted; empty if all could. */
  onNotice: (sentence: string) => void;
}

/** Pastes, and drops, cleanly what other programs have copied. What this editor has copied is pasted as it is. */
export function createPasting({ schema, uploads, onNotice }: PastingOptions) {
  let isClean = false;

  /** Returns whether it takes the content; otherwise the editor does. */
  function receive(view: EditorView, event: Event, content: DataTransfer): boolean {
    const html = content.getData('text/html');
    const text = content.getData('text/plain');
    onNotice('');
    // Word and Excel add a picture of the very text that they copy.
    const isFiles = content.files.length > 0 && text.trim() === '';
    const embed = isOurs(html) || !isOnEmptyLine(view.state) ? null : embedAddress(text, [location.origin]);
    if (embed) view.dispatch(insertEmbed(view.state.tr, { address: embed, title: '' }));
    else if (isFiles) uploads.add(view, [...content.files].map(newFile), view.state.selection.to);
    else if (html === '' || isOurs(html) || view.state.selection.$from.parent.type.spec.code) return false;
    else void pasteCleanly(view, html, text, content.getData('text/rtf'));
    event.preventDefault();
    return true;
  }

  async function pasteCleanly(view: EditorView, html: string, text: string, rtf: string) {
    const cleaner = await loadCleaner();
    const cleaned = cleaner?.cleanPasted(html, rtf);
    if (!cleaned) {
      view.pasteText(joinWrappedLines(text));
      onNotice('Pasted as plain text, because the formatting could not be read.');
    } else if (cleaned.length > limits.richText) onNotice(TOO_LONG);
    else {
      isClean = true;
      view.pasteHTML(cleaned.html);
      isClean = false;
      onNotice(missingSentence(cleaned.missing));
    }
  }

  return new Plugin({
    props: {
      clipboardSerializer: new MarkingSerializer(schema),
      transformPastedText: (text, isPlain) => (isPlain ? text : joinWrappedLines(text)),
      handlePaste(view, _event, slice) {
        if (!isClean) return false;
        // Without the mark of a paste, on which the editor would look for Markdown in all of the text.
        view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
        return true;
      },
      handleDOMEvents: {
        paste(view, event) {
          const content = view.composing ? null : event.clipboardData;
          return content !== null && receive(view, event, content);
        },
        drop(view, event) {
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (view.dragging || !event.dataTransfer || !place) return false;
          const { doc, tr } = view.state;
          view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
          return receive(view, event, event.dataTransfer);
        },
      },
    },
  });
}

/** Whether the cursor is in an empty line between the blocks of a text. */
function isOnEmptyLine({ selection: { $from, empty } }: EditorState) {
  return empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
}

const TOO_LONG = `This is too long to paste: a text can be at most ${limits.richText / 1024} KB.`;

/** Loads the cleaner at the first paste. Returns null without a network. */
function loadCleaner() {
  return import('./clean-pasted.ts').catch(() => null);
}

function newFile(file: File) {
  return { file, alt: '' };
}

const MARK = 'data-rich-text';

function isOurs(html: string) {
  return html.includes(` ${MARK}="" `) && html.includes('data-pm-slice');
}

/** Marks what is copied from this editor. */
class MarkingSerializer extends DOMSerializer {
  constructor(schema: Schema) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
  }

  override serializeFragment(...[content, options, target]: Parameters<DOMSerializer['serializeFragment']>) {
    const copied = super.serializeFragment(content, options, target);
    // Only the outermost elements have no target.
    if (!target) copied.firstElementChild?.setAttribute(MARK, '');
    return copied;
  }
}

/** Says what could not be pasted; empty if all could. */
function missingSentence({ pictures, footnotes }: Missing): string {
  return [
    pictures === 1 && 'One picture could not be pasted: copy it by itself, or insert it as a file.',
    pictures > 1 && `${pictures} pictures could not be pasted: copy them one by one, or insert them as files.`,
    footnotes === 1 && 'One footnote was not copied with its number: copy it too, or the whole text.',
    footnotes > 1 && `${footnotes} footnotes were not copied with their numbers: copy them too, or the whole text.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const WRAPPED = 45; // characters; shorter lines are ended by their writer

/** Joins the lines of plain text, as of a PDF, that end in the middle of a sentence. */
function joinWrappedLines(text: string): string {
  const joined: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const before = joined.at(-1)?.trimEnd() ?? '';
    if (isWrapped(before, line)) joined.splice(-1, 1, joinedLine(before, line));
    else joined.push(line);
  }
  return joined.join('\n');
}

function isWrapped(line: string, next: string) {
  return line.length >= WRAPPED && !/[.!?:;…]$/.test(line) && /^\p{Ll}/u.test(next);
}

function joinedLine(line: string, next: string) {
  return /\p{Ll}-$/u.test(line) ? line.slice(0, -1) + next : `${line} ${next}`;
}
