import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ListedToken } from '../../../server/accounts/tokens/tokens.ts';
import { showResultToast } from '../../ui/toast.ts';
import { TokenList } from '../account/token-list.tsx';
import { callApi } from '../parts/api.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useAction } from '../parts/use-action.tsx';

/** The button that shows the tokens of somebody, which an owner may revoke. */
export function TokensOf({ of: person }: { of: { id: number; name: string } }) {
  const act = useAction();
  const [tokens, setTokens] = useState<ListedToken[] | null>(null);

  async function read() {
    const answer = await callApi<{ data: ListedToken[] }>('GET', `/users/${person.id}/tokens`);
    if (answer.ok) setTokens(answer.body.data);
    else showResultToast(answer);
  }

  async function revoke(id: number) {
    await act('DELETE', `/tokens/${id}`);
    await read();
  }

  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={`Tokens of ${person.name}`} onClick={() => void read()}>
        Tokens
      </Button>
      {tokens && (
        <Dialog title={`Tokens of ${person.name}`} centered onClose={() => setTokens(null)}>
          <Stack>
            {tokens.length === 0 && 'None is left.'}
            <TokenList tokens={tokens} onRevoke={revoke} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
