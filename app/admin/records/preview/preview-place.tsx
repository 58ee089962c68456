import { Button, Modal, type ModalProps } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { isOnEveryPage } from '../../../../content/addresses.ts';
import { CARD, openCard } from './sections-in-frame.ts';
import { hasPage, type PreviewToggle } from './use-preview-toggle.ts';
import type { PreviewFrameOptions } from './live-preview.tsx';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { IconEye } from '../../../ui/icons.ts';

const LivePreview = lazy(() => import('./live-preview.tsx'));
const SitePreview = lazy(() => import('./site-preview.tsx'));

interface PreviewPlaceProps extends Omit<PreviewFrameOptions, 'onSection' | 'edited'> {
  toggle: NonNullable<PreviewToggle>;
}

/** The preview beside the form, or in a dialog over it. A click on a section leads to its card. */
export function PreviewPlace({ toggle: { place, isOpen, close }, ...options }: PreviewPlaceProps) {
  /** The section whose card opens once the dialog is gone. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<Element | null>(null);
  useWindowEvent('focusin', ({ target }) => setEdited((before) => (target as Element).closest(CARD) ?? before));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(null);
  }

  if (place === 'beside')
    return (
      isOpen && (
        <div className="preview-side">
          <Preview {...options} onSection={openCard} />
        </div>
      )
    );

  function choose(id: string) {
    setChosen(id);
    close();
  }

  return (
    <PreviewDialog
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={() => chosen !== null && openCard(chosen)}
      returnFocus={chosen === null}
    >
      <Preview {...options} onSection={choose} edited={edited} />
    </PreviewDialog>
  );
}

function PreviewDialog(props: ModalProps) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return <Modal title="Preview" fullScreen styles={{ content: column, body: { flex: 1, minHeight: 0 } }} {...props} />;
}

/** The record's own page, or all pages where all show it. */
function Preview(options: PreviewFrameOptions) {
  return (
    <Suspense fallback={null}>
      {isOnEveryPage(options.type) ? (
        <SitePreview type={options.type} values={options.values} />
      ) : (
        <LivePreview {...options} />
      )}
    </Suspense>
  );
}

/** Shows the page of a record as it is saved, even if it is InActive. */
export function PreviewButton({ type, record }: { type: ContentType; record: AnyRecord }) {
  const [isOpen, { open, close }] = useDisclosure();
  if (!hasPage(type)) return null;
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
