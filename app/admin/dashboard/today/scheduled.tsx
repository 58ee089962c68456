import { Link } from 'react-router';
import { typeAt } from '../../../../content/index.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { ScheduleLine } from '../../records/schedules/schedule-line.tsx';
import { formOfScheduled } from '../../records/schedules/schedules.ts';
import { Entry, TodayGroup } from './group.tsx';

/** The schedules: refused ones first, then the pending ones. */
export function Scheduled({ schedules }: { schedules: Schedule[] }) {
  const inOrder = schedules.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null));
  return (
    <TodayGroup title="Scheduled">
      {inOrder.map((schedule) => (
        <Entry key={schedule.id} when={typeAt(schedule.type).label.one} detail={<ScheduleLine schedule={schedule} />}>
          <Link to={formOfScheduled(schedule)}>{schedule.title}</Link>
        </Entry>
      ))}
    </TodayGroup>
  );
}
