import { isRecordPage, pageOf } from '../../../../content/addresses.ts';
import { Button } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconExternalLink } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { pathOf } from '../records.ts';

/** Opens the public page of a record in a new tab, even if it is InActive. */
export function PreviewButton({ type, record }: { type: ContentType; record: AnyRecord }) {
  if (!isRecordPage(pageOf(type))) return null;

  async function preview() {
    // A tab opened after the request would be blocked as a popup.
    const tab = window.open('', '_blank');
    const answer = await callApi<{ data: { path: string } }>('POST', `${pathOf(type, record)}/preview`);
    if (answer.ok && tab) tab.location.href = answer.body.data.path;
    if (answer.ok) return;
    tab?.close();
    showToast('error', answer.message, type.screens.toasts);
  }

  return (
    <Button variant="default" leftSection={<IconExternalLink size={18} />} onClick={() => void preview()}>
      Preview
    </Button>
  );
}
