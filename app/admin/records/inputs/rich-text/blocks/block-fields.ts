import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Selection } from '@tiptap/pm/state';
import { isComposing } from '../../../../../ui/is-composing.ts';

let sessions = -1; // that of no composition

/** Creates an input for an attribute of a block. What is typed while it has the focus is one step for undo. */
export function createAttributeInput({ editor, getPos }: NodeViewRendererProps, name: string) {
  const input = element('input');
  let session = 0;
  input.addEventListener('focus', () => (session = --sessions));
  input.addEventListener('input', () => {
    const position = getPos();
    if (position === undefined) return;
    const change = editor.state.tr.setNodeAttribute(position, name, input.value);
    // The history takes the steps of a composition as one.
    editor.view.dispatch(change.setMeta('composition', session));
  });
  return input;
}

/** Selects something at the block that stands at a position. */
type Select = (doc: Node, position: number) => Selection;

/** Leads from the fields of a block back to the text at once, so that the next key is for it. Undoes there, too. */
export function onFieldKey(
  event: KeyboardEvent,
  { editor, getPos }: NodeViewRendererProps,
  select: Record<'enter' | 'escape', Select>,
) {
  const key = event.key.toLowerCase();
  const isMod = event.ctrlKey || event.metaKey;
  const leave = (selectAt: Select) => {
    const { doc, tr } = editor.state;
    const position = getPos();
    if (position !== undefined) editor.view.dispatch(tr.setSelection(selectAt(doc, position)));
    editor.view.focus();
  };
  if (key === 'enter' && !isComposing(event)) leave(select.enter);
  else if (key === 'escape') leave(select.escape);
  else if (isMod && key === 'z' && !event.shiftKey) editor.commands.undo();
  else if (isMod && (key === 'z' || key === 'y')) editor.commands.redo();
  else return;
  event.preventDefault();
}

export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '') {
  return Object.assign(document.createElement(tag), { className });
}

export function labelled(label: string, field: HTMLElement) {
  const wrapper = element('label');
  wrapper.append(label, field);
  return wrapper;
}
