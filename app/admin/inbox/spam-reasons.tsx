import { Alert, List } from '@mantine/core';

/** Why a message was taken for spam; whoever reads it decides. */
export function SpamReasons({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Alert title="This was taken for spam when it came">
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
