import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../ui/save-file.ts';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** New recovery codes, which nobody can be shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = `Recovery codes for ${location.host}, each for one sign-in\n\n${codes.join('\n')}\n`;
  return (
    <Alert title="Keep these recovery codes where you find them without your phone">
      <Stack>
        <Text>Each signs you in once. They are shown only this time.</Text>
        <ul className="unmarked recovery-codes" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group>
          <Button
            ref={button}
            size="compact-sm"
            onClick={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
          >
            Download
          </Button>
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button size="compact-sm" variant="subtle" onClick={onDone}>
            I have kept them
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
