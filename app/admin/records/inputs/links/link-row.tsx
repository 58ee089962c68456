import { TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../../ui/icons.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import { textOf, type Values } from '../../../../../content/model/values.ts';
import { AddressPicker } from './address-picker.tsx';

interface LinkRowProps {
  id: string;
  /** Which row it is, such as "Header 2". */
  place: string;
  name: string;
  item: Values;
  errors: { label: string | undefined; link: string | undefined };
  isFirst: boolean;
  isLast: boolean;
  onChange: (values: Values) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function LinkRow({ id, place, name, item, errors, isFirst, isLast, onChange, onMove, onRemove }: LinkRowProps) {
  const label = textOf(item['label']);
  return (
    <div className="link-row">
      <TextInput
        id={`${id}.label`}
        aria-label={`Label of ${place}`}
        placeholder="Label"
        value={label}
        error={errors.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <AddressPicker
        id={`${id}.link`}
        aria-label={`Link of ${place}`}
        placeholder="Page or https://…"
        value={textOf(item['link'])}
        error={errors.link}
        onChange={(link) => onChange({ link })}
        // A page brings its title along.
        onPick={({ path, title }) => onChange({ link: path, label: label || title })}
      />
      <div className="link-row-actions">
        <IconButton
          id={`${id}.up`}
          label={`Move ${name} up`}
          Icon={IconArrowUp}
          isDisabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={`${id}.down`}
          label={`Move ${name} down`}
          Icon={IconArrowDown}
          isDisabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Remove ${name}`} Icon={IconTrash} isDangerous onClick={onRemove} />
      </div>
    </div>
  );
}
