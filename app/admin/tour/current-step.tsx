import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { focusHeading } from '../parts/screen.tsx';
import { useTour } from './use-tour.ts';

/** The tour's current step, if it has one. */
export default function CurrentStep() {
  const { step, ...tour } = useTour();
  return step && <StepCard step={step} {...tour} />;
}

type TourState = ReturnType<typeof useTour>;
type StepCardProps = TourState & { step: NonNullable<TourState['step']> };

/** A step of the tour, in a corner. */
function StepCard({ step, number, count, next, dismiss }: StepCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => markEntry(step.to), [step]);

  function leave(how: () => void) {
    if (card.current?.contains(document.activeElement)) focusHeading();
    how();
  }

  useHotkeys([['Escape', () => isInFront() && leave(dismiss), { preventDefault: false }]]);
  const isLast = number === count;
  return (
    <aside ref={card} className="tour" aria-labelledby="tour">
      <div aria-live="polite">
        <Text size="sm" c="dimmed">{`Tour: ${number} of ${count}`}</Text>
        <Title order={2} id="tour" size="1.1rem" lh={1.3} mt="0.15rem" mb="0.35rem">
          {step.title}
        </Title>
        <Text size="sm">{step.text}</Text>
      </div>
      <Anchor component={Link} to={step.to} size="sm" fw={600} onClick={next}>
        {step.link}
      </Anchor>
      <Group justify="flex-end" gap="xs">
        {!isLast && (
          <Button variant="subtle" size="compact-sm" onClick={() => leave(dismiss)}>
            Skip the tour
          </Button>
        )}
        <Button size="compact-sm" onClick={isLast ? () => leave(next) : next}>
          {isLast ? 'Done' : 'Next'}
        </Button>
      </Group>
    </aside>
  );
}

/** Marks the entry of the sidebar that leads to a screen, and the button that opens the sidebar on phones. Returns the cleanup. */
function markEntry(path: string) {
  const entry = document.querySelector(`.sidebar a[href="${path}"]`);
  const marked = [entry, document.querySelector('.header .mantine-hidden-from-sm')];
  for (const element of marked) element?.setAttribute('data-pointed-at', '');
  entry?.scrollIntoView({ block: 'nearest' });
  return () => {
    for (const element of marked) element?.removeAttribute('data-pointed-at');
  };
}

/** Whether Escape is meant for the tour, not for something open above the page. */
function isInFront() {
  return (
    document.querySelector(
      ':modal, [aria-modal="true"], .sidebar[data-open], [aria-expanded="true"][aria-haspopup]',
    ) === null
  );
}
