import { Alert, Button, CopyButton, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** An address with a secret, which nobody can be shown again. The button that copies it has the focus. */
export function ShownOnce({ title, address }: { title: string; address: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Alert title={title}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button ref={button} size="compact-sm" flex="none" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  );
}
