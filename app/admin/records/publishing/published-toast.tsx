import { Anchor } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { showToast } from '../../../ui/toast.ts';
import { UndoToast } from '../../parts/use-action.tsx';
import { publicPathOf } from '../show/public-page.tsx';

interface PublishedToast {
  record: AnyRecord;
  message: string;
  /** Whether visitors do not see the site in its language. */
  isLanguageHidden: boolean;
  onUndo: () => Promise<unknown>;
}

/** Confirms that a record was published, with a link to its page and a button that undoes it. */
export function showPublishedToast(
  type: ContentType,
  { record, message, isLanguageHidden, onUndo }: PublishedToast,
): void {
  const path = isLanguageHidden ? null : publicPathOf(type, record);
  const toast = (
    <UndoToast message={message} onUndo={onUndo}>
      {path !== null && (
        <Anchor href={path} target="_blank" rel="noopener" size="sm" flex="none">
          View page
        </Anchor>
      )}
    </UndoToast>
  );
  showToast('success', toast, type.screens.toasts);
}
