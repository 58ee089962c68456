import { Anchor, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { type AnyInboxKind, inboxStatuses } from '../../../../content/inbox/inbox-kinds.ts';
import { useMay } from '../../parts/signed-in.ts';
import { ShortcutsHelp, useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { screenOf } from '../inbox-item.ts';
import { BackTo } from '../../parts/back-link.tsx';

export interface Neighbours {
  previous: number | null;
  next: number | null;
}

const readingKeys: [string, string][] = [
  ['j', 'Next in the list'],
  ['k', 'Previous in the list'],
  ['u', 'Back to the list'],
];

const answeringKeys: [string, string][] = [
  ['r', 'Reply by email'],
  ...inboxStatuses.map((status, index): [string, string] => [
    String(index + 1),
    `Set the status to “${status}” and save`,
  ]),
];

/** Links to the list that the user came from and to the item's neighbours in it, with single-key shortcuts. */
export function ItemNavigation({ kind, neighbours }: { kind: AnyInboxKind; neighbours: Neighbours }) {
  const { search } = useLocation();
  const mayAnswer = useMay('work on leads');
  const { previous, next } = neighbours;
  const screen = screenOf(kind);
  useShortcuts({ j: click('j'), k: click('k'), r: click('r'), u: click('u') });
  return (
    <Group justify="space-between">
      <BackTo to={screen + search} data-key="u">
        {kind.label.many}
      </BackTo>
      <Group component="nav" aria-label={`Other ${kind.label.many.toLowerCase()}`}>
        {previous && (
          <Anchor component={Link} to={`${screen}/${previous}${search}`} size="sm" data-key="k">
            Previous
          </Anchor>
        )}
        {next && (
          <Anchor component={Link} to={`${screen}/${next}${search}`} size="sm" data-key="j">
            Next
          </Anchor>
        )}
        <ShortcutsHelp keys={mayAnswer ? [...readingKeys, ...answeringKeys] : readingKeys} />
      </Group>
    </Group>
  );
}

function click(key: string) {
  return () => document.querySelector<HTMLElement>(`main [data-key="${key}"]`)?.click();
}
