import { Text } from '@mantine/core';
import { contrast, writtenOn } from '../../../../content/brand/colors.ts';

/** Says how well text on a color can be read. */
export default function ContrastNote({ color }: { color: string }) {
  const text = writtenOn(color);
  const name = text === '#ffffff' ? 'White' : 'Dark';
  return (
    <Text size="sm" c="dimmed" mt={4} aria-live="polite">
      {name} text on this colour reads well: {contrast(text, color).toFixed(1)} to 1.
    </Text>
  );
}
