import { Stack, Text } from '@mantine/core';
import type { ListedToken } from '../../../server/accounts/tokens/tokens.ts';
import { load } from '../parts/api.ts';
import { ScreenTitle, Section } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';
import type { Route } from './+types/tokens.ts';
import { AccountTabs } from './account-tabs.tsx';
import { NewToken } from './new-token.tsx';
import { TokenList } from './token-list.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  return { tokens: (await load<{ data: ListedToken[] }>('/tokens')).data };
}

export default function Tokens({ loaderData: { tokens } }: Route.ComponentProps) {
  const act = useAction();
  return (
    <Stack gap="xl" maw={560}>
      <Stack gap="xs">
        <ScreenTitle>Tokens</ScreenTitle>
        <Text>
          A program or an assistant with a token acts in your name. What it does is signed with both names, and it may
          never do more than you.
        </Text>
        <AccountTabs />
      </Stack>
      <NewToken />
      <Section id="tokens" title="Your tokens">
        {tokens.length === 0 && <Text c="dimmed">No program acts in your name.</Text>}
        <TokenList tokens={tokens} onRevoke={(id) => act('DELETE', `/tokens/${id}`)} />
      </Section>
    </Stack>
  );
}
