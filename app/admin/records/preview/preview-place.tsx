import { Modal } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { openCard } from './sections-in-frame.ts';
import type { PreviewToggle } from './use-preview-toggle.ts';
import type { PreviewFrameOptions } from './use-preview-frame.ts';

const LivePreview = lazy(() => import('./live-preview.tsx'));

interface PreviewPlaceProps extends Omit<PreviewFrameOptions, 'onSection'> {
  toggle: NonNullable<PreviewToggle>;
}

/** The preview beside the form, or in a dialog over it. A click on a section leads to its card. */
export function PreviewPlace({ toggle: { place, isOpen, close }, ...shown }: PreviewPlaceProps) {
  /** The section whose card opens once the dialog is gone. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(null);
  }

  if (place === 'beside')
    return (
      isOpen && (
        <div className="preview-side">
          <Suspense fallback={null}>
            <LivePreview {...shown} onSection={openCard} />
          </Suspense>
        </div>
      )
    );

  function choose(id: string) {
    setChosen(id);
    close();
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={() => chosen !== null && openCard(chosen)}
      returnFocus={chosen === null}
      title="Preview"
      fullScreen
      className="preview-dialog"
    >
      <Suspense fallback={null}>
        <LivePreview {...shown} onSection={choose} />
      </Suspense>
    </Modal>
  );
}
