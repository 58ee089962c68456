import { TextInput } from '@mantine/core';
import { embedOf } from '../../../../../content/embeds/embeds.ts';
import { textOf } from '../../../../../content/model/values.ts';
import { commonProps, type InputProps } from '../input-props.ts';

const things = { video: 'A video', map: 'A map', calendar: 'A calendar' } as const;

/** The address of what another host shows, and whether it is one that a page can show. */
export default function EmbedInput(props: InputProps) {
  const value = textOf(props.value);
  const embed = embedOf(value);
  return (
    <TextInput
      {...commonProps(props)}
      value={value}
      description={embed ? `${things[embed.is]} of ${embed.provider}.` : props.field.help}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
