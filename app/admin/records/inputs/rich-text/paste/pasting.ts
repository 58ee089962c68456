import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { limits } from '../../../../../../content/model/field.ts';
import type { Uploads } from '../pictures/uploads.ts';
import { missingSentence } from './missing-sentence.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

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
    const isPictures = content.files.length > 0 && text.trim() === '';
    if (isPictures) uploads.add(view, [...content.files].map(newPicture), view.state.selection.to);
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

const TOO_LONG = `This is too long to paste: a text can be at most ${limits.richText / 1024} KB.`;

/** Loads the cleaner at the first paste. Returns null without a network. */
function loadCleaner() {
  return import('./clean-pasted.ts').catch(() => null);
}

function newPicture(file: File) {
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
