import { Anchor, Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { meeting as meetingKind } from '../../../../content/inbox/meeting.ts';
import { englishNameOf } from '../../../../content/languages.ts';
import { meetingKind as bookableKind } from '../../../../content/types/meeting-kind.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { zoneName } from '../../records/schedules/zoned-time.ts';
import { homeOf } from '../../shell/screens.ts';
import { asInput } from './clock.ts';
import { TimeCheck } from './time-check.tsx';
import { useTimeCheck } from './use-time-check.ts';
import { type ClockTime, peopleIn, type Week } from './week-data.ts';

interface BookDialogProps {
  week: Week;
  /** Null where it is still to be chosen. */
  time: ClockTime | null;
  onClose: () => void;
}

/** Books a meeting for somebody who has called or written. */
export default function BookDialog({ week, time, onClose }: BookDialogProps) {
  return (
    <Dialog title="Book a meeting" size="lg" centered onClose={onClose}>
      {week.kinds.length > 0 ? (
        <BookForm week={week} time={time} onClose={onClose} />
      ) : (
        <Text>
          Nothing can be booked yet. It needs one of the{' '}
          <Anchor component={Link} to={homeOf(bookableKind)}>
            {bookableKind.label.many}
          </Anchor>
          , held by somebody who has bookable hours.
        </Text>
      )}
    </Dialog>
  );
}

function BookForm({ week, time: wanted, onClose }: BookDialogProps) {
  const { revalidate } = useRevalidator();
  const { languages } = useAgency();
  const { kinds, time_zone: zone } = week;
  const [time, setTime] = useState(wanted ? asInput(wanted) : '');
  const [slug, setSlug] = useState(kinds[0]?.slug ?? '');
  const [host, setHost] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const kind = kinds.find((other) => other.slug === slug);
  const checked = useTimeCheck({ time, time_zone: zone, kind: slug, ...(host && { host }) }, attempt);
  const errorOf = (name: string) => errors[name]?.[0];

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { send_confirmation, ...texts } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const result = await callApi<{ message: string }>('POST', `/${meetingKind.path}`, {
      ...texts,
      time_zone: zone,
      host: host ? Number(host) : null,
      send_confirmation: send_confirmation !== undefined,
    });
    setBusy(false);
    setErrors(result.ok ? {} : result.status === 409 ? { time: [result.message] } : result.errors);
    setAttempt((count) => count + 1);
    if (result.ok || Object.keys(result.errors).length === 0) showResultToast(result);
    if (result.ok) onClose();
    await revalidate();
  }

  return (
    <form method="post" noValidate aria-label="Book a meeting" onSubmit={(event) => void book(event)}>
      <Stack>
        <div className="week-fields">
          <NativeSelect
            label="Kind"
            name="kind"
            value={slug}
            data={kinds.map((other) => ({ value: other.slug, label: other.name }))}
            error={errorOf('kind')}
            onChange={({ currentTarget }) => {
              setSlug(currentTarget.value);
              setHost('');
            }}
          />
          {kind && !kind.is_held_by_all && kind.hosts.length > 1 && (
            <NativeSelect
              label="With"
              value={host}
              data={[
                { value: '', label: 'Whoever is free' },
                ...peopleIn(week, kind.hosts).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              error={errorOf('host')}
              onChange={({ currentTarget }) => setHost(currentTarget.value)}
            />
          )}
        </div>
        <TextInput
          label={`Time (${zoneName(zone)})`}
          name="time"
          type="datetime-local"
          required
          value={time}
          error={errorOf('time')}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        <TimeCheck checked={checked} zone={zone} onChoose={setTime} />
        <div className="week-fields">
          <TextInput label="Name" name="name" required data-autofocus error={errorOf('name')} />
          <TextInput label="Email" name="email" type="email" required error={errorOf('email')} />
          <TextInput label="Phone" name="phone" type="tel" error={errorOf('phone')} />
          <TextInput label="Company" name="company" error={errorOf('company')} />
        </div>
        <TextInput label="What is it about?" name="subject" error={errorOf('subject')} />
        {languages.length > 1 && (
          <NativeSelect
            label="Language of the visitor"
            name="language"
            data={languages.map((language) => ({ value: language, label: englishNameOf(language) }))}
            error={errorOf('language')}
          />
        )}
        <Checkbox label="Send the confirmation" name="send_confirmation" defaultChecked />
        <Group justify="flex-end" className="dialog-actions">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" loading={isBusy}>
            Book
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
