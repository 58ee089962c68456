import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { isOnEveryPage, isRecordPage, pageOf } from '../../../../content/addresses.ts';
import { asSinglePart } from '../../../../content/model/parts/single-part.ts';
import { type ContentType, fieldsOfKind } from '../../../../content/model/content-type.ts';

/** As in preview.css: where form and preview stand side by side. */
const BESIDE = '(min-width: 75em)';

export type PreviewToggle = ReturnType<typeof usePreviewToggle>;

/**
 * Whether the preview of a record is open: on wide screens beside the form, as it was left the last time, on others in a
 * dialog. Null for types whose records have no page.
 */
export function usePreviewToggle(type: ContentType) {
  const isWide = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false });
  const [isBeside, setBeside] = useLocalStorage({
    key: `preview:${type.name}`,
    // What is made of sections or colors is hard to imagine; a translation needs the room for what it is made from.
    defaultValue: !type.language && fieldsOfKind(type, 'sections', 'color').length > 0,
    getInitialValueInEffect: false,
  });
  const [isDialog, dialog] = useDisclosure();
  if (!hasPage(type) && !isOnEveryPage(type)) return null;
  return isWide
    ? { place: 'beside' as const, isOpen: isBeside, toggle: () => setBeside(!isBeside), close: () => setBeside(false) }
    : { place: 'dialog' as const, isOpen: isDialog, toggle: dialog.toggle, close: dialog.close };
}

/** Whether each record of a type has a page of its own, or is part of one that has. */
export function hasPage(type: ContentType): boolean {
  return isRecordPage(pageOf(type)) || asSinglePart(type) !== undefined;
}
