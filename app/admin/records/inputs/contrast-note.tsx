import { Text } from '@mantine/core';
import { contrast, readable, shadeOf, writtenOn } from '../../../../content/brand/colors.ts';

const WHITE = '#ffffff';
const NIGHT = '#0e1014';
const TEXT = 4.5;
/** The least lightness of a color on dark ground. */
const LIGHT = 0.7;

/** Says how well text on a color can be read, and the color as a text on light and on dark ground. */
export default function ContrastNote({ color }: { color: string }) {
  const text = writtenOn(color);
  const onLight = contrast(color, WHITE);
  const { l, c, h } = shadeOf(color);
  const atNight = readable({ l: Math.max(l, LIGHT), c, h }, { on: [NIGHT], ratio: TEXT, way: 'lighter' });
  return (
    <Text size="sm" c="dimmed" mt={4} aria-live="polite">
      {text === WHITE ? 'White' : 'Dark'} text on this colour reads well: {toOne(contrast(text, color))}.{' '}
      {onLight >= TEXT
        ? `As text on white it reads well too: ${toOne(onLight)}.`
        : `As text on white it is too faint, at ${toOne(onLight)}: pages use a darker shade there.`}{' '}
      {l >= LIGHT
        ? `On dark pages it stays about as it is: ${toOne(contrast(atNight, NIGHT))}.`
        : `Dark pages use a lighter shade: ${toOne(contrast(atNight, NIGHT))}.`}
    </Text>
  );
}

const toOne = (ratio: number) => `${ratio.toFixed(1)} to 1`;
