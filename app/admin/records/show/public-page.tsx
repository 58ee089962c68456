import { Button } from '@mantine/core';
import { isRecordPage, pageOf, recordPath } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { ACTIVE } from '../../../../content/model/field.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { IconExternalLink } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { keyOf, pathOf } from '../records.ts';

interface RecordProps {
  type: ContentType;
  record: AnyRecord;
}

/** Returns the path of the public page that shows a record; null while it is InActive. */
export function publicPathOf(type: ContentType, record: AnyRecord): string | null {
  return isHidden(type, record) ? null : pathOfPage(type, record);
}

/** Whether visitors cannot see a record. */
export function isHidden(type: ContentType, record: AnyRecord): boolean {
  return 'status' in type.fields && record['status'] !== ACTIVE;
}

/** Returns the path that the public page of a record has or will have. */
export function pathOfPage(type: ContentType, record: AnyRecord): string | null {
  const page = pageOf(type);
  return isRecordPage(page) ? recordPath(page, keyOf(type, record)) : (page?.path ?? null);
}

export function ViewPage({ type, record }: RecordProps) {
  const path = publicPathOf(type, record);
  if (path === null) return null;
  const icon = <IconExternalLink size={18} />;
  return (
    <Button component="a" href={path} target="_blank" rel="noopener" variant="default" leftSection={icon}>
      View page
    </Button>
  );
}

/** Opens the public page of a record in a new tab, even if it is InActive. */
export function PreviewButton({ type, record }: RecordProps) {
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
