import type { FileKind } from '../../../content/file-kinds.ts';
import type { Field } from '../../../content/model/field.ts';

interface Image {
  kind: FileKind;
  /** In pixels. */
  width: number;
  height: number;
}

/** Returns why a field cannot show an image, as the end of a sentence; null if it can. A drawing is sharp in any size. */
export function misfitOf({ square }: Field, { kind, width, height }: Image): string | null {
  const isDrawn = kind === 'drawing';
  if (square === undefined || (width === height && (isDrawn || width >= square))) return null;
  return isDrawn ? 'must be square.' : `must be square, and at least ${square} pixels wide.`;
}
