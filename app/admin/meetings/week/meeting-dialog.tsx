import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { meeting as meetingKind } from '../../../../content/inbox/meeting.ts';
import { screenOf } from '../../inbox/inbox-item.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { areSame, momentInWords, zoneName } from '../../records/schedules/zoned-time.ts';
import { type Week, type WeekMeeting, withWhom } from './week-data.ts';

interface MeetingDialogProps {
  week: Week;
  meeting: WeekMeeting;
  mayWork: boolean;
  onMove: (meeting: WeekMeeting, to: null) => void;
  onClose: () => void;
}

/** What a meeting is about, and what can be done with it. */
export default function MeetingDialog({ week, meeting, mayWork, onMove, onClose }: MeetingDialogProps) {
  const whom = withWhom(week, meeting);
  return (
    <Dialog title={meeting.name} centered onClose={onClose}>
      <Stack gap="sm">
        <Times meeting={meeting} zone={week.time_zone} />
        <Text dir="auto">{meeting.kind ? `${meeting.kind}: ${meeting.subject}` : meeting.subject}</Text>
        <Text c="dimmed" size="sm">
          {meeting.email}
          {whom && `, with ${whom}`}
        </Text>
        {meeting.appointment === 'requested' && <Text>The visitor waits for an answer.</Text>}
        <Group justify="flex-end" className="dialog-actions">
          {mayWork && (
            <Button variant="default" onClick={() => onMove(meeting, null)}>
              Move to…
            </Button>
          )}
          <Button component={Link} to={`${screenOf(meetingKind)}/${meeting.id}`}>
            Open
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface TimesProps {
  meeting: Pick<WeekMeeting, 'name' | 'time_zone' | 'starts_at'>;
  zone: string;
}

/** When a meeting begins, for the agency and for the visitor where that differs. */
export function Times({ meeting: { name, time_zone, starts_at }, zone }: TimesProps) {
  const date = new Date(starts_at);
  return (
    <div>
      <Text fw={600}>{`${momentInWords(date, zone)} (${zoneName(zone)})`}</Text>
      {!areSame(date, zone, time_zone) && (
        <Text size="sm">
          For <bdi>{name}</bdi>
          {`: ${momentInWords(date, time_zone)} (${zoneName(time_zone)})`}
        </Text>
      )}
    </div>
  );
}
