import { Text } from '@mantine/core';
import type { ListedToken } from '../../../server/accounts/tokens/tokens.ts';
import { useReaderZone } from '../../ui/agency.tsx';
import { Ago } from '../parts/ago.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { focusHeading, Item } from '../parts/screen.tsx';
import { dayInWords } from '../records/schedules/zoned-time.ts';
import { accessTexts } from './access-texts.ts';

interface TokenListProps {
  tokens: ListedToken[];
  onRevoke: (id: number) => Promise<unknown>;
}

/** The tokens of somebody, with what each may do and when it was used last. */
export function TokenList({ tokens, onRevoke }: TokenListProps) {
  return tokens.map((token) => (
    <Item key={token.id} title={<Text>{token.name}</Text>} detail={<TokenDetail token={token} />}>
      <ConfirmedButton
        variant="subtle"
        color="red"
        size="compact-sm"
        flex="none"
        label="Revoke"
        aria-label={`Revoke ${token.name}`}
        question={`Revoke ${token.name}?`}
        action="Revoke"
        onConfirm={() => onRevoke(token.id)}
        onClosed={focusHeading}
      >
        <Text>Whatever uses this token no longer has access, from now on. What it has written stays.</Text>
      </ConfirmedButton>
    </Item>
  ));
}

function TokenDetail({ token }: { token: ListedToken }) {
  const zone = useReaderZone();
  const { hint, access, reads_leads, expires_at, last_used_at, last_address } = token;
  const leads = reads_leads ? ', with messages and meetings' : '';
  return (
    <>
      {`${accessTexts[access].label}${leads}. Token …${hint}. ${ending(expires_at, zone)}. `}
      {last_used_at ? (
        <>
          Last used <Ago time={last_used_at} /> from {last_address}.
        </>
      ) : (
        'Never used.'
      )}
    </>
  );
}

function ending(expires_at: string | null, zone: string) {
  if (expires_at === null) return 'Works until it is revoked';
  const date = new Date(expires_at);
  return `${date <= new Date() ? 'Expired on' : 'Expires on'} ${dayInWords(date, zone)}`;
}
