import { Text } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';

export interface Point {
  /** In percent. */
  x: number;
  y: number;
}

interface FocalPointProps {
  src: string;
  point: Point;
  onChange: (point: Point) => void;
}

const STEP = 5; // percent

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Chooses what stays visible where a picture is cropped, by pointer or arrow keys, with samples. */
export function FocalPoint({ src, point, onChange }: FocalPointProps) {
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
    <div className="focal-point">
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
      <div className="focal-samples" aria-hidden>
        {['3/2', '1/1', '1200/630'].map((shape) => (
          <img key={shape} src={src} alt="" style={{ aspectRatio: shape, objectPosition: position }} />
        ))}
      </div>
    </div>
  );
}

function inSteps(percent: number) {
  return Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));
}
