import { Anchor, List } from '@mantine/core';
import type { Hint } from '../../../../server/site/checks/publish-checks.ts';
import { callApi } from '../../parts/api.ts';
import { useLastLoaded } from '../../parts/use-loaded.ts';
import { focusField } from '../form/focus-field.ts';
import type { SavedDraft } from './drafts.ts';

/** What the author may want to look at before the draft is published. */
export function PublishChecks({ draft }: { draft: SavedDraft }) {
  const hints = useLastLoaded(`${draft.id} ${draft.version}`, () => readHints(draft));
  if (!hints || hints.length === 0) return null;
  return (
    <details>
      <summary>{`Worth a look before publishing: ${hints.length}`}</summary>
      <List size="sm" mt="xs">
        {hints.map(({ field, message }) => (
          <List.Item key={`${field} ${message}`}>
            {message}{' '}
            <Anchor component="button" type="button" size="sm" onClick={() => focusField(field)}>
              Show
            </Anchor>
          </List.Item>
        ))}
      </List>
    </details>
  );
}

async function readHints({ id }: SavedDraft): Promise<Hint[]> {
  const answer = await callApi<{ data: Hint[] }>('GET', `/drafts/${id}/checks`);
  return answer.ok ? answer.body.data : [];
}
