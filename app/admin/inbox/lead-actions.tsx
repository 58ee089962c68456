import { Anchor, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { IconArrowLeft } from '../../ui/icons.ts';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { type Box, states } from './inbox-kinds.ts';

export interface Neighbours {
  previous: number | null;
  next: number | null;
}

const leadKeys: [string, string][] = [
  ['j', 'Go to the next one of the list'],
  ['k', 'Go to the one before'],
  ...states.map((state, index): [string, string] => [String(index + 1), `Set the state to “${state}”, and save`]),
  ['r', 'Reply by email'],
  ['u', 'Go back to the list'],
];

/** The ways from a lead back to the list that one came from, and to those beside it there; by single keys too. */
export function LeadActions({ box, neighbours: { previous, next } }: { box: Box; neighbours: Neighbours }) {
  const { search } = useLocation();
  useShortcuts({ j: press('j'), k: press('k'), r: press('r'), u: press('u') });
  return (
    <Group justify="space-between">
      <Anchor component={Link} to={box.screen + search} size="sm" data-key="u">
        <Group gap={4}>
          <IconArrowLeft size={16} aria-hidden />
          {box.label.many}
        </Group>
      </Anchor>
      <Group component="nav" aria-label={`Other ${box.label.many.toLowerCase()}`}>
        {previous && (
          <Anchor component={Link} to={`${box.screen}/${previous}${search}`} size="sm" data-key="k">
            Previous
          </Anchor>
        )}
        {next && (
          <Anchor component={Link} to={`${box.screen}/${next}${search}`} size="sm" data-key="j">
            Next
          </Anchor>
        )}
        <ShortcutsHelp keys={leadKeys} />
      </Group>
    </Group>
  );
}

/** Gives what presses the thing on the screen that a key stands for. */
function press(key: string) {
  return () => document.querySelector<HTMLElement>(`main [data-key="${key}"]`)?.click();
}
