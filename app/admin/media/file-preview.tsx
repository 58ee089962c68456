import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { ComponentType, KeyboardEvent, PointerEvent } from 'react';
import type { FileKind } from '../../../content/file-kinds.ts';
import { FileFace } from './file-tile.tsx';
import type { LibraryFile } from './library.ts';

interface Point {
  /** In percent. */
  x: number;
  y: number;
}

interface PreviewProps {
  file: LibraryFile;
  /** What stays visible where it is cropped. */
  point: Point;
  onChange: (point: Point) => void;
}

/** What is seen of a file beside its details. */
export const previews: Record<FileKind, ComponentType<PreviewProps>> = {
  picture: ({ file, ...props }) => <FocalPoint src={file.file} {...props} />,
  drawing: ({ file: { file } }) => <img src={file} alt="" className="drawing" />,
  film: ({ file: { file, poster, captions } }) => (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- A film may have none.
    <video src={file} poster={poster ?? undefined} controls preload="metadata" aria-label="The film" className="film">
      {captions && <track kind="captions" src={captions.path} srcLang={captions.language} />}
    </video>
  ),
  document: ({ file }) => (
    <Stack align="flex-start">
      <div className="file-face">
        <FileFace file={file} />
      </div>
      <Anchor href={file.file} underline="always">
        Download
      </Anchor>
    </Stack>
  ),
};

const STEP = 5; // percent

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Chooses what stays visible where a picture is cropped, by pointer or arrow keys, with samples. */
function FocalPoint({ src, point, onChange }: { src: string; point: Point; onChange: (point: Point) => void }) {
  function follow({ buttons, type, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (type === 'pointermove' && buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: inSteps(((clientX - left) / width) * 100), y: inSteps(((clientY - top) / height) * 100) });
  }

  function step(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: inSteps(point.x + by.x), y: inSteps(point.y + by.y) });
  }

  const position = `${point.x}% ${point.y}%`;
  return (
    <Stack gap="0.75rem" align="flex-start">
      <div className="focal-picture" onPointerDown={follow} onPointerMove={follow}>
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className="focal-handle"
          aria-label={`Focal point: ${point.x} % across, ${point.y} % down`}
          aria-describedby="focal-help"
          style={{ insetInlineStart: `${point.x}%`, top: `${point.y}%` }}
          onKeyDown={step}
        />
      </div>
      <Text id="focal-help" size="sm" c="dimmed">
        Click the part that must stay visible when the picture is cropped, or move the point with the arrow keys.
      </Text>
      <Group className="focal-samples" gap="0.75rem" align="flex-end" aria-hidden>
        {['3/2', '1/1', '1200/630'].map((shape) => (
          <img key={shape} src={src} alt="" style={{ aspectRatio: shape, objectPosition: position }} />
        ))}
      </Group>
    </Stack>
  );
}

function inSteps(percent: number) {
  return Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));
}
