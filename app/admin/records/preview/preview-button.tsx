import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isRecordPage, pageOf } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { IconEye } from '../../../ui/icons.ts';
import { Preview, PreviewDialog } from './preview-place.tsx';

/** Shows the page of a record as it is saved, even if it is InActive. */
export function PreviewButton({ type, record }: { type: ContentType; record: AnyRecord }) {
  const [isOpen, { open, close }] = useDisclosure();
  if (!isRecordPage(pageOf(type))) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} />} onClick={open}>
        Preview
      </Button>
      <PreviewDialog opened={isOpen} onClose={close}>
        <Preview type={type} record={record} values={AS_SAVED} onSection={leadNowhere} />
      </PreviewDialog>
    </>
  );
}

const AS_SAVED = {};

function leadNowhere() {}
