import { VisuallyHidden } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { type ContentType, isSortable } from '../../../../content/model/content-type.ts';
import { permissionToDraft, permissionToPublish } from '../../../../content/permissions.ts';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import type { RecordProgress } from '../../../../server/content/translations/progress.ts';
import { useMay } from '../../parts/signed-in.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { SelectAll } from '../../lists/select-all.tsx';
import { type Positions, type RowOrder, useOrder } from './use-order.ts';
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconExternalLink,
  IconEye,
  IconPencil,
  IconTrash,
} from '../../../ui/icons.ts';
import type { Field } from '../../../../content/model/field.ts';
import { useListQuery } from '../../lists/use-list-query.ts';
import { isRecordPage, pageOf } from '../../../../content/addresses.ts';
import { IconButton, IconLink, MoreActions } from '../../parts/icon-button.tsx';
import { keyOf } from '../records.ts';
import { ScheduleMark } from '../schedules/schedule-line.tsx';
import { Ago } from '../../parts/ago.tsx';
import { FieldValue } from '../show/field-value.tsx';
import { publicPathOf } from '../show/public-page.tsx';
import { useMayDelete } from './use-may-delete.ts';
import { TranslationMarks, useTranslations } from './translation-marks.tsx';

interface RecordTableProps {
  type: ContentType;
  records: AnyRecord[];
  drafts: ListedDraft[];
  schedules: Schedule[];
  positions: Positions;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onDelete: (record: AnyRecord) => void;
}

/** The list of a type's records: the declared columns, the time of the last change, and actions. */
export function RecordTable({ type, records, selected, onSelect, onDelete, ...props }: RecordTableProps) {
  const { drafts, schedules, positions } = props;
  const [query] = useSearchParams();
  const isUnfiltered = !['search', 'status', 'state', 'translation', 'sort'].some((name) => query.has(name));
  const order = useOrder(type, positions);
  const mayPublish = useMay(permissionToPublish(type));

  const translations = useTranslations(type, records);
  const drafted = new Set(drafts.map(({ key }) => key));
  const scheduled = Map.groupBy(schedules, ({ key }) => key);

  function toggle(id: number) {
    onSelect(selected.symmetricDifference(new Set([id])));
  }

  const table = (
    <table className="records" aria-label={type.label.many}>
      <thead>
        <tr>
          {mayPublish && <SelectAll ids={records.map(({ id }) => id)} selected={selected} onSelect={onSelect} />}
          {Object.entries(type.columns).map(([name, heading]) => (
            <SortableHeading key={name} name={name} heading={heading} field={type.fields[name]} />
          ))}
          <SortableHeading name="updated_at" heading="Updated" />
          <th data-part="actions">Action</th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- It only handles clicks on the buttons in it. */}
      <tbody onClickCapture={order.onClickCapture}>
        {records.map((record, index) => (
          <RecordRow
            key={record.id}
            type={type}
            record={record}
            hasDraft={drafted.has(String(record[type.addressedBy]))}
            schedules={scheduled.get(String(record[type.addressedBy])) ?? []}
            translations={translations.get(record.id) ?? []}
            isSelected={selected.has(record.id)}
            onToggle={mayPublish ? () => toggle(record.id) : undefined}
            onDelete={() => onDelete(record)}
            {...(mayPublish && type.ordered && isUnfiltered && { order: order.rowAt(index, record) })}
          />
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      {type.ordered && <VisuallyHidden component="output">{order.announcement}</VisuallyHidden>}
    </>
  );
}

/** The heading of a column. Where values can be compared, it toggles ascending, descending and no order. */
function SortableHeading({ name, heading, field }: { name: string; heading: string; field?: Field | undefined }) {
  const { query, want } = useListQuery();
  if (!isSortable(field)) return <th>{heading}</th>;
  const sort = query.get('sort');
  const next = sort === name ? `-${name}` : sort === `-${name}` ? null : name;
  const Icon = sort === name ? IconArrowUp : sort === `-${name}` ? IconArrowDown : IconArrowsSort;

  return (
    <th aria-sort={sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'}>
      <button type="button" className="unstyled" onClick={() => want('sort', next)}>
        {heading}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}

interface RecordRowProps {
  type: ContentType;
  record: AnyRecord;
  hasDraft: boolean;
  schedules: Schedule[];
  translations: RecordProgress[];
  isSelected: boolean;
  /** Where records can be chosen. */
  onToggle: (() => void) | undefined;
  onDelete: () => void;
  order?: RowOrder;
}

/** A record in its list, made of plain elements, which render several times as fast as those of Mantine. */
function RecordRow(props: RecordRowProps) {
  const { type, record, hasDraft, schedules, translations, isSelected, onToggle, onDelete, order } = props;
  const title = titleOf(type, record);
  const key = keyOf(type, record);
  const { edit, show } = type.screens;
  const page = publicPathOf(type, record);
  const mayEdit = useMay(permissionToDraft(type));
  const mayDelete = useMayDelete(type, [record]);
  const mayDeleteOthers = useMayDelete(type, []);
  return (
    <tr {...order?.row} data-selected={isSelected || undefined}>
      {onToggle && (
        <td data-part="choice">
          <input type="checkbox" aria-label={`Select ${title}`} checked={isSelected} onChange={onToggle} />
        </td>
      )}
      {Object.keys(type.columns).map((name) => (
        <td key={name} data-heading={type.columns[name]} data-part={name === type.title ? 'title' : undefined}>
          {name === type.title ? (
            <>
              <span className="row-title">
                <Link to={`/admin/${mayEdit ? edit : show}/${key}`} dir="auto">
                  {title}
                </Link>
                {hasDraft && <span className="draft-mark">Draft</span>}
                {schedules.map((schedule) => (
                  <ScheduleMark key={schedule.id} schedule={schedule} />
                ))}
              </span>
              <TranslationMarks type={type} record={record} progress={translations} />
            </>
          ) : (
            <FieldValue type={type} name={name} record={record} inList />
          )}
        </td>
      ))}
      <td data-heading="Updated">
        <Ago time={record.updated_at} />
      </td>
      <td data-part="actions">
        <MoreActions className="row-actions" label={`Actions for ${title}`}>
          {order && (
            <>
              <IconButton label={`Move ${title} up`} onClick={order.up} isDisabled={order.isFirst} Icon={IconArrowUp} />
              <IconButton
                label={`Move ${title} down`}
                onClick={order.down}
                isDisabled={order.isLast}
                Icon={IconArrowDown}
              />
            </>
          )}
          {mayEdit && <IconLink label={`Edit ${title}`} to={`/admin/${edit}/${key}`} Icon={IconPencil} />}
          {show && <IconLink label={`Show ${title}`} to={`/admin/${show}/${key}`} Icon={IconEye} />}
          {isRecordPage(pageOf(type)) &&
            (page ? (
              <IconLink
                label={`View page of ${title}`}
                to={page}
                target="_blank"
                rel="noopener"
                Icon={IconExternalLink}
              />
            ) : (
              <NoAction />
            ))}
          {mayDeleteOthers && !mayDelete && <NoAction />}
          {mayDelete && <IconButton label={`Delete ${title}`} onClick={onDelete} Icon={IconTrash} isDangerous />}
        </MoreActions>
      </td>
    </tr>
  );
}

/** Keeps the place of a button that other rows have. */
function NoAction() {
  return <span className="icon-button no-action" />;
}
