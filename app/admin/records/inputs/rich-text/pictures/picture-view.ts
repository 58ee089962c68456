import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView, ViewMutationRecord } from '@tiptap/pm/view';
import { isComposing } from '../../../../../ui/is-composing.ts';

const MAX_ALT = 200; // characters

let sessions = -1; // that of no composition

/** Shows a picture in the editor, with a field for its alternative text and its caption below. */
export class PictureView implements NodeView {
  dom = element('div', 'text-picture');
  contentDOM = element('div', 'text-picture-caption');
  #image = element('img');
  #alt = element('input');
  #props: NodeViewRendererProps;
  /** Groups what is typed into the field while it has the focus, for undo. */
  #session = 0;

  constructor(props: NodeViewRendererProps) {
    this.#props = props;
    const frame = element('div', 'text-picture-frame');
    frame.contentEditable = 'false';
    const label = element('label');
    label.append('Alternative text', this.#alt);
    frame.append(this.#image, label);
    this.dom.append(frame, this.contentDOM);
    this.#alt.maxLength = MAX_ALT;
    this.#alt.placeholder = 'What does the picture show?';
    this.contentDOM.dataset['placeholder'] = 'Caption (optional)';
    this.#alt.addEventListener('focus', () => (this.#session = --sessions));
    this.#alt.addEventListener('input', () => this.#describe());
    this.#alt.addEventListener('keydown', (event) => this.#onKey(event));
    this.#show(props.node);
  }

  #show({ attrs, content }: Node) {
    const { src, alt } = attrs as { src: string; alt: string };
    if (this.#image.getAttribute('src') !== src) this.#image.src = src;
    this.#image.alt = alt;
    if (this.#alt.value !== alt) this.#alt.value = alt;
    this.dom.toggleAttribute('data-undescribed', alt === '');
    this.contentDOM.toggleAttribute('data-empty', content.size === 0);
  }

  #describe() {
    const { editor, getPos } = this.#props;
    const position = getPos();
    if (position === undefined) return;
    const change = editor.state.tr.setNodeAttribute(position, 'alt', this.#alt.value);
    // The history takes the steps of a composition as one.
    editor.view.dispatch(change.setMeta('composition', this.#session));
  }

  #onKey(event: KeyboardEvent) {
    const { editor, getPos } = this.#props;
    const isMod = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (key === 'enter' && !isComposing(event)) editor.commands.focus((getPos() ?? 0) + 1);
    else if (isMod && key === 'z' && !event.shiftKey) editor.commands.undo();
    else if (isMod && (key === 'z' || key === 'y')) editor.commands.redo();
    else return;
    event.preventDefault();
  }

  /** Asks for the alternative text. */
  focus() {
    this.#alt.focus();
  }

  update(node: Node) {
    if (node.type !== this.#props.node.type) return false;
    this.#show(node);
    return true;
  }

  stopEvent(event: Event) {
    return event.target === this.#alt;
  }

  ignoreMutation(mutation: ViewMutationRecord) {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target);
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '') {
  return Object.assign(document.createElement(tag), { className });
}
