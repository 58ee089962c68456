import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { NodeView, ViewMutationRecord } from '@tiptap/pm/view';
import { classOfPicture, layoutOfPicture, type PictureLayout } from '../../../../../../content/picture-layout.ts';
import { createAttributeInput, element, labelled, onFieldKey } from '../blocks/block-fields.ts';

const MAX_ALT = 200; // characters

const sizes: Record<PictureLayout['size'], string> = { small: 'Small', half: 'Half', full: 'Full' };
const sides: Record<PictureLayout['side'], string> = { left: 'Left', center: 'Centre', right: 'Right' };

/** Shows a picture in the editor, with fields for its alternative text, size and position, and its caption below. */
export class PictureView implements NodeView {
  dom = element('div', 'text-picture');
  contentDOM = element('div', 'text-picture-caption');
  #image = element('img');
  #fields = element('div', 'text-picture-fields');
  #alt: HTMLInputElement;
  #size = selectOf(sizes);
  #side = selectOf(sides);
  #props: NodeViewRendererProps;

  constructor(props: NodeViewRendererProps) {
    this.#props = props;
    this.#alt = createAttributeInput(props, 'alt');
    const frame = element('div', 'text-picture-frame');
    frame.contentEditable = 'false';
    this.#fields.append(
      labelled('Alternative text', this.#alt),
      labelled('Size', this.#size),
      labelled('Position', this.#side),
    );
    frame.append(this.#image, this.#fields);
    this.dom.append(frame, this.contentDOM);
    this.#alt.maxLength = MAX_ALT;
    this.#alt.placeholder = 'What does the picture show?';
    this.contentDOM.dataset['placeholder'] = 'Caption (optional)';
    for (const select of [this.#size, this.#side]) select.addEventListener('change', () => this.#place());
    this.#fields.addEventListener('keydown', (event) =>
      onFieldKey(event, props, {
        enter: (doc, position) => TextSelection.create(doc, position + 1),
        escape: (doc, position) => NodeSelection.create(doc, position),
      }),
    );
    this.#show(props.node);
  }

  #show({ attrs, content }: Node) {
    const { src, alt, class: className } = attrs as { src: string; alt: string; class: string | null };
    const { size, side } = layoutOfPicture(className);
    if (this.#image.getAttribute('src') !== src) this.#image.src = src;
    this.#image.alt = alt;
    if (this.#alt.value !== alt) this.#alt.value = alt;
    Object.assign(this.dom.dataset, { size, side });
    this.#size.value = size;
    this.#side.value = side;
    this.#side.disabled = size === 'full';
    this.dom.toggleAttribute('data-undescribed', alt === '');
    this.contentDOM.toggleAttribute('data-empty', content.size === 0);
  }

  #place() {
    const { editor, getPos } = this.#props;
    const position = getPos();
    if (position === undefined) return;
    const layout = { size: this.#size.value, side: this.#side.value } as PictureLayout;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'class', classOfPicture(layout)));
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
    return event.target instanceof globalThis.Node && this.#fields.contains(event.target);
  }

  ignoreMutation(mutation: ViewMutationRecord) {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target);
  }
}

function selectOf(options: Readonly<Record<string, string>>) {
  const select = element('select');
  select.append(...Object.entries(options).map(([value, label]) => new Option(label, value)));
  return select;
}
