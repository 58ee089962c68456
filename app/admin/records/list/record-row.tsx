import { Link } from 'react-router';
import { isRecordPage, pageOf } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { permissionToDraft } from '../../../../content/permissions.ts';
import { useMay } from '../../parts/signed-in.ts';
import { IconArrowDown, IconArrowUp, IconExternalLink, IconEye, IconPencil, IconTrash } from '../../../ui/icons.ts';
import { IconButton, IconLink, MoreActions } from '../../parts/icon-button.tsx';
import { type AnyRecord, titleOf } from '../../../../content/model/record.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { keyOf } from '../records.ts';
import { ScheduleMark } from '../schedules/schedule-line.tsx';
import { Ago } from '../../parts/ago.tsx';
import { FieldValue } from '../show/field-value.tsx';
import { publicPathOf } from '../show/public-page.tsx';
import { useMayDelete } from './use-may-delete.ts';
import type { RowOrder } from './use-order.ts';

interface RecordRowProps {
  type: ContentType;
  record: AnyRecord;
  hasDraft: boolean;
  schedules: Schedule[];
  isSelected: boolean;
  /** Where records can be chosen. */
  onToggle: (() => void) | undefined;
  onDelete: () => void;
  order?: RowOrder;
}

/** A record in its list, made of plain elements, which render several times as fast as those of Mantine. */
export function RecordRow(props: RecordRowProps) {
  const { type, record, hasDraft, schedules, isSelected, onToggle, onDelete, order } = props;
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
            <span className="row-title">
              <Link to={`/admin/${mayEdit ? edit : show}/${key}`} dir="auto">
                {title}
              </Link>
              {hasDraft && <span className="draft-mark">Draft</span>}
              {schedules.map((schedule) => (
                <ScheduleMark key={schedule.id} schedule={schedule} />
              ))}
            </span>
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
