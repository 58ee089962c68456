import { ActionIcon, Anchor, Checkbox, Group, Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEye, IconPencil, IconTrash } from '../../ui/icons.ts';
import { Link } from 'react-router';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type AnyRecord, keyOf, titleOf } from '../records.ts';
import { Ago } from '../show/ago.tsx';
import { ShownValue } from '../show/shown-value.tsx';
import type { Place } from './use-order.ts';

interface RecordRowProps {
  type: ContentType;
  record: AnyRecord;
  isSelected: boolean;
  onToggle: () => void;
  onDelete: () => void;
  order?: Place;
}

/** One record in its list. */
export function RecordRow({ type, record, isSelected, onToggle, onDelete, order }: RecordRowProps) {
  const title = titleOf(type, record);
  const key = keyOf(type, record);
  const { edit, show } = type.screens;
  return (
    <Table.Tr {...order?.row} data-selected={isSelected || undefined}>
      {!type.single && (
        <Table.Td data-part="choice">
          <Checkbox aria-label={`Select ${title}`} checked={isSelected} onChange={onToggle} />
        </Table.Td>
      )}
      {Object.keys(type.columns).map((name) => (
        <Table.Td key={name} data-heading={type.columns[name]} data-part={name === type.title ? 'title' : undefined}>
          {name === type.title ? (
            <Anchor component={Link} to={`/admin/${edit}/${key}`} fw={600}>
              {title}
            </Anchor>
          ) : (
            <ShownValue type={type} name={name} record={record} inList />
          )}
        </Table.Td>
      ))}
      <Table.Td data-heading="Updated">
        <Ago time={record.updated_at} />
      </Table.Td>
      <Table.Td data-part="actions">
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {order && (
            <>
              <Action label={`Move ${title} up`} onClick={order.up} isOff={order.isFirst} Icon={IconArrowUp} />
              <Action label={`Move ${title} down`} onClick={order.down} Icon={IconArrowDown} />
            </>
          )}
          <Way label={`Edit ${title}`} to={`/admin/${edit}/${key}`} Icon={IconPencil} />
          {show && <Way label={`Show ${title}`} to={`/admin/${show}/${key}`} Icon={IconEye} />}
          {type.messages.deleted && (
            <Action label={`Delete ${title}`} onClick={onDelete} Icon={IconTrash} color="red" />
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

type IconOf = typeof IconEye;

function Way({ label, to, Icon }: { label: string; to: string; Icon: IconOf }) {
  return (
    <ActionIcon component={Link} to={to} variant="subtle" size="lg" aria-label={label} title={label}>
      <Icon size={18} />
    </ActionIcon>
  );
}

interface ActionProps {
  label: string;
  onClick: () => void;
  Icon: IconOf;
  isOff?: boolean;
  color?: string;
}

function Action({ label, onClick, Icon, isOff = false, color = 'gray' }: ActionProps) {
  // A button that is switched off while it has the focus would lose it.
  const off = isOff && { 'aria-disabled': true, 'data-disabled': true };
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      color={color}
      aria-label={label}
      title={label}
      {...off}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={18} />
    </ActionIcon>
  );
}
