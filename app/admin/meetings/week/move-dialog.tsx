import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { meeting as meetingKind } from '../../../../content/inbox/meeting.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { showResultToast } from '../../../ui/toast.ts';
import type { MeetingItem } from '../../inbox/inbox-item.ts';
import { callApi, useLoaded } from '../../parts/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { showUndoToast } from '../../parts/use-action.tsx';
import { clockTime, momentInWords, zoneName } from '../../records/schedules/zoned-time.ts';
import { asInput, timeInWords } from './clock.ts';
import { Times } from './meeting-dialog.tsx';
import { TimeCheck } from './time-check.tsx';
import { useTimeCheck } from './use-time-check.ts';
import type { ClockTime, Week, WeekMeeting } from './week-data.ts';

interface MoveDialogProps {
  week: Week;
  meeting: WeekMeeting;
  /** Where it was put; null where that is still to be said. */
  to: ClockTime | null;
  onClose: () => void;
}

type ReadMeeting = MeetingItem & { is_mail_configured: boolean };

/** Asks before a meeting is moved, because the visitor is emailed; a request is confirmed by that. */
export default function MoveDialog({ week, meeting, to, onClose }: MoveDialogProps) {
  const { revalidate } = useRevalidator();
  const zone = week.time_zone;
  const path = `/${meetingKind.path}/${meeting.id}`;
  const [time, setTime] = useState(to ? asInput(to) : clockTime(new Date(meeting.starts_at), zone));
  const [known, setKnown] = useState<Pick<WeekMeeting, 'starts_at' | 'version'>>(meeting);
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const checked = useTimeCheck({ time, time_zone: zone, meeting: String(meeting.id) }, attempt);
  const item = useLoaded(path, async () => {
    const result = await callApi<{ data: ReadMeeting }>('GET', path);
    return result.ok ? result.body.data : null;
  });
  const isRequest = meeting.appointment === 'requested';
  const isMailed = item?.is_mail_configured ?? true;
  const title = to
    ? `${isRequest ? 'Confirm for' : 'Move to'} ${timeInWords(to)}?`
    : isRequest
      ? 'Confirm at a time'
      : 'Move the meeting';

  async function move(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const isSameTime = checked?.starts_at === known.starts_at;
    const result =
      isRequest && isSameTime
        ? await callApi<Moved>('POST', `${path}/confirm`, { version: known.version })
        : await callApi<Moved>('POST', `${path}/reschedule`, { time, time_zone: zone, version: known.version });
    if (result.ok) {
      if (isRequest) showResultToast(result);
      else showUndoToast(result.body.message, () => moveBack(result.body.data.version));
      onClose();
    } else await readAgain(result);
    setBusy(false);
    await revalidate();
  }

  async function moveBack(version: number) {
    const result = await callApi<Moved>('POST', `${path}/reschedule`, { time: known.starts_at, version });
    showResultToast(result);
    await revalidate();
  }

  /** Says why a meeting was not moved, and where somebody else may have moved it. */
  async function readAgain(refusal: ApiResult<Moved> & { ok: false }) {
    const now = await callApi<{ data: ReadMeeting }>('GET', path);
    const present = now.ok ? now.body.data : null;
    const hasMoved = present !== null && present.starts_at !== known.starts_at;
    const where = hasMoved ? ` It is now on ${momentInWords(new Date(present.starts_at), zone)}.` : '';
    setError((refusal.errors['time']?.[0] ?? refusal.message) + where);
    if (present) setKnown(present);
    setAttempt((count) => count + 1);
  }

  return (
    <Dialog title={title} centered onClose={onClose}>
      <form method="post" noValidate aria-label={title} onSubmit={(event) => void move(event)}>
        <Stack>
          <TextInput
            label={`New time (${zoneName(zone)})`}
            type="datetime-local"
            value={time}
            required
            error={error}
            data-autofocus={to ? undefined : true}
            onChange={({ currentTarget }) => {
              setTime(currentTarget.value);
              setError(undefined);
            }}
          />
          {checked && <Times meeting={{ ...meeting, starts_at: checked.starts_at }} zone={zone} />}
          <TimeCheck checked={checked} zone={zone} onChoose={setTime} />
          <Text>
            <bdi>{meeting.name}</bdi> ({meeting.email}){' '}
            {isMailed
              ? isRequest
                ? 'gets an email with an invitation.'
                : 'gets an email with the new time.'
              : 'will not be told yet: email isn’t set up.'}
          </Text>
          <Group justify="flex-end" className="dialog-actions">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isBusy} data-autofocus={to ? true : undefined}>
              {`${isRequest ? 'Confirm' : 'Move'} ${isMailed ? 'and email' : 'without email'}`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

interface Moved {
  message: string;
  data: ReadMeeting;
}
