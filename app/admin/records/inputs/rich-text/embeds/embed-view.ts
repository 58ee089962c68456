import type { NodeViewRendererProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { NodeView } from '@tiptap/pm/view';
import { embedOf } from '../../../../../../content/embeds/embeds.ts';
import { limits } from '../../../../../../content/model/field.ts';
import { nameOfEmbed, type TextEmbed } from '../../../../../../content/embeds/text-embeds.ts';
import { askToChange } from './change-embed.ts';
import { createAttributeInput, element, labelled, onFieldKey } from '../blocks/block-fields.ts';

/** Shows an embed in the editor as a card: what it is, and whose, with a field for its title. */
export class EmbedView implements NodeView {
  dom = element('figure', 'text-embed');
  #props: NodeViewRendererProps;
  #title: HTMLInputElement;

  constructor(props: NodeViewRendererProps) {
    this.#props = props;
    this.#title = createAttributeInput(props, 'title');
    this.#title.maxLength = limits.title;
    this.dom.contentEditable = 'false';
    const { address } = props.node.attrs as TextEmbed;
    this.dom.append(faceOf(address), this.#fields(address));
    this.#show(props.node);
  }

  #fields(address: string) {
    const fields = element('div', 'text-embed-fields');
    const link = Object.assign(element('a'), {
      href: address,
      target: '_blank',
      rel: 'noreferrer',
      textContent: address,
    });
    fields.append(labelled('Title', this.#title), link, this.#changeButton());
    fields.addEventListener('keydown', (event) =>
      onFieldKey(event, this.#props, {
        enter: (doc, position) => Selection.near(doc.resolve(position + 1)),
        escape: (doc, position) => NodeSelection.create(doc, position),
      }),
    );
    return fields;
  }

  #changeButton() {
    const button = Object.assign(element('button'), { type: 'button', textContent: 'Change the address' });
    button.addEventListener('click', () => {
      const position = this.#props.getPos();
      if (position !== undefined) askToChange(this.dom, position);
    });
    return button;
  }

  #show({ attrs }: Node) {
    const { address, title } = attrs as TextEmbed;
    this.dom.ariaLabel = [nameOfEmbed(address), title].filter(Boolean).join(': ');
    this.#title.placeholder = nameOfEmbed(address);
    if (this.#title.value !== title) this.#title.value = title;
  }

  update(node: Node) {
    if (node.type !== this.#props.node.type || node.attrs['address'] !== this.#props.node.attrs['address'])
      return false;
    this.#show(node);
    return true;
  }

  stopEvent(event: Event) {
    return event.target instanceof Element && event.target.closest('input, a, button') !== null;
  }

  ignoreMutation() {
    return true;
  }
}

/** The beginning of a film; of what another host shows, whose it is. */
function faceOf(address: string) {
  const embed = embedOf(address);
  if (embed) return Object.assign(element('div', 'text-embed-face'), { textContent: nameOfEmbed(address) });
  return Object.assign(element('video', 'text-embed-face'), { src: address, preload: 'metadata', muted: true });
}
