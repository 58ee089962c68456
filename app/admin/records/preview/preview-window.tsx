import { useElementSize } from '@mantine/hooks';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Text } from '@mantine/core';
import { PREVIEW_FRAME } from '../../../../content/addresses.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';

/** In pixels: a common phone and a common laptop. */
const widths = { phone: 375, desktop: 1280 };

/** Where less room is left, a page of desktop width is too small to read. */
const LEAST_FOR_DESKTOP = 560; // px

interface PreviewWindowProps {
  onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => void;
  /** Why nothing can be shown. */
  problem: string | null;
  /** What else there is to choose. */
  children?: ReactNode;
}

/** A page in a frame, as wide as on a phone or a laptop, scaled to the room there is. */
export function PreviewWindow({ onLoad, problem, children }: PreviewWindowProps) {
  const { ref, width: room, height } = useElementSize();
  const [chosen, setChosen] = useState<keyof typeof widths | null>(null);
  const device = chosen ?? (room < LEAST_FOR_DESKTOP ? 'phone' : 'desktop');
  const scale = Math.min(1, room / widths[device]);
  return (
    <section className="live-preview" aria-label="Preview">
      <div className="live-preview-bar">
        {children}
        <Text component="output" size="sm" c="var(--mantine-color-error)" lh="inherit" flex={1}>
          {problem}
        </Text>
        <IconButton
          label="Phone width"
          Icon={IconDeviceMobile}
          aria-pressed={device === 'phone'}
          onClick={() => setChosen('phone')}
        />
        <IconButton
          label="Desktop width"
          Icon={IconDeviceDesktop}
          aria-pressed={device === 'desktop'}
          onClick={() => setChosen('desktop')}
        />
      </div>
      <div ref={ref} className="live-preview-room">
        {room > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- Safari runs no listeners in a sandbox; the page has no scripts.
          <iframe
            src={PREVIEW_FRAME}
            title="Preview of the page"
            onLoad={onLoad}
            style={{ width: widths[device], height: height / scale, scale: String(scale) }}
          />
        )}
      </div>
    </section>
  );
}
