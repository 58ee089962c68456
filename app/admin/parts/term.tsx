import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A value with its label, in a list of them. */
export function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" fw={600} c="dimmed">
        {label}
      </Text>
      <Box component="dd" m="4px 0 0">
        {children}
      </Box>
    </div>
  );
}
