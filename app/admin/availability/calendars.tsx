import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { MOST_CALENDARS, whenUnreadable, type WhenUnreadable } from '../../../content/inbox/outside-calendars.ts';
import type { ApiResult } from '../../ui/call.ts';
import { IconPlus, IconTrash } from '../../ui/icons.ts';
import { showResultToast } from '../../ui/toast.ts';
import { Ago } from '../parts/ago.tsx';
import { callApi, useLastLoaded } from '../parts/api.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Section } from '../parts/screen.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import type { OutsideCalendar } from './hours.ts';
import { useEntries } from './use-entries.ts';
import { errorAt } from './week-hours.tsx';

const LOOKS_EVERY = 3_000; // ms, while one is not read
const MOST_LOOKS = 20;

interface CalendarsProps {
  value: OutsideCalendar[];
  /** Those that are saved, with how reading them goes. */
  states: OutsideCalendar[];
  errors: Record<string, string[]>;
  onChange: (calendars: OutsideCalendar[]) => void;
}

/** Calendars elsewhere, whose busy times are not offered. */
export function Calendars({ value, states, errors, onChange }: CalendarsProps) {
  const { keyOf, add, change, remove } = useEntries(value, onChange);
  useFreshStates(states);
  return (
    <Section id="calendars" title="Calendars elsewhere" gap="sm">
      <Text size="sm" c="dimmed">
        When these are busy, no times are offered. Paste the private address of a calendar, which Google, Outlook and
        Apple give out in its settings (iCal, ICS). It is read every 10 minutes.
      </Text>
      {value.map((calendar, index) => {
        const name = `Calendar ${index + 1}`;
        return (
          <Stack key={keyOf(calendar)} component="fieldset" gap="xs" p={0} m={0} bd={0} aria-label={name}>
            <Group align="end" gap="sm" wrap="nowrap">
              <TextInput
                flex={1}
                miw={0}
                label={`Address of calendar ${index + 1}`}
                type={calendar.url === null ? 'text' : 'url'}
                required
                autoComplete="off"
                spellCheck={false}
                placeholder="https://"
                value={calendar.url ?? 'Hidden: only its owner can see it'}
                readOnly={calendar.url === null}
                error={Boolean(errorAt(errors, `calendars.${index}`))}
                onChange={({ currentTarget }) => change(calendar, { ...calendar, url: currentTarget.value })}
              />
              <IconButton label={`Remove calendar ${index + 1}`} Icon={IconTrash} onClick={() => remove(calendar)} />
            </Group>
            {errorAt(errors, `calendars.${index}`) && (
              <Text size="sm" c="red">
                {errorAt(errors, `calendars.${index}`)}
              </Text>
            )}
            <NativeSelect
              label="If it cannot be read for an hour"
              value={calendar.when_unreadable}
              data={Object.entries(whenUnreadable).map(([value, label]) => ({ value, label }))}
              onChange={({ currentTarget }) =>
                change(calendar, { ...calendar, when_unreadable: currentTarget.value as WhenUnreadable })
              }
            />
            <ReadingState state={states.find(({ url }) => url === calendar.url)} />
          </Stack>
        );
      })}
      {value.length < MOST_CALENDARS && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={16} />}
          onClick={() => add({ url: '', when_unreadable: 'offer nothing' })}
        >
          Add a calendar
        </Button>
      )}
    </Section>
  );
}

/** Says how reading a calendar goes; nothing of one that is not saved. */
function ReadingState({ state }: { state: OutsideCalendar | undefined }) {
  if (!state) return null;
  const { read_at = null, failing_since = null, failure } = state;
  if (failing_since)
    return (
      <Text component="output" size="sm" c="red">
        Can’t be read since <Ago time={failing_since} />: {failure}
      </Text>
    );
  return (
    <Text component="output" size="sm" c="dimmed">
      {read_at ? (
        <>
          Read <Ago time={read_at} />
        </>
      ) : (
        'Being read…'
      )}
    </Text>
  );
}

/** Loads the screen again until each calendar can be read, at most for as long as reading them takes. */
function useFreshStates(states: OutsideCalendar[]) {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const isPending = states.some(({ read_at, failing_since }) => !read_at || failing_since);
  useEffect(() => {
    if (!isPending || looks === MOST_LOOKS) return;
    const timer = setTimeout(() => {
      void revalidate();
      setLooks(looks + 1);
    }, LOOKS_EVERY);
    return () => clearTimeout(timer);
  }, [isPending, looks, revalidate]);
}

const FEED = '/account/calendar-feed';

/** The address at which a calendar program subscribes to one's own meetings. */
export function CalendarFeed() {
  const [changes, setChanges] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const feed = useLastLoaded(`${FEED} ${changes}`, async () => {
    const result = await callApi<{ data: { created_at: string | null } }>('GET', FEED);
    return result.ok ? result.body.data : null;
  });

  async function make() {
    const result = await callApi<{ data: { url: string } }>('POST', FEED);
    if (!result.ok) return showResultToast(result);
    setAddress(result.body.data.url);
    setChanges(changes + 1);
  }

  function forget(result: ApiResult<{ message: string }>) {
    showResultToast(result);
    if (!result.ok) return;
    setAddress(null);
    setChanges(changes + 1);
  }

  return (
    <Section id="calendar-feed" title="Your calendar feed" gap="sm">
      <Text size="sm" c="dimmed">
        An address that your calendar program subscribes to, to show your meetings. Whoever has it can read them.
      </Text>
      {address && (
        <ShownOnce key={address} title="Copy this address now. It is shown only this time." address={address} />
      )}
      {feed?.created_at && (
        <Text size="sm">
          Created <Ago time={feed.created_at} />. A new address replaces it.
        </Text>
      )}
      {feed && (
        <Group gap="sm">
          <Button variant="default" onClick={() => void make()}>
            {feed.created_at ? 'Make a new address' : 'Make an address'}
          </Button>
          {feed.created_at && (
            <ConfirmedButton
              variant="subtle"
              color="red"
              label="Remove address"
              question="Remove the address?"
              action="Remove address"
              onConfirm={() => callApi<{ message: string }>('DELETE', FEED)}
              onClosed={forget}
            >
              <Text>Calendar programs that have it no longer get your meetings.</Text>
            </ConfirmedButton>
          )}
        </Group>
      )}
    </Section>
  );
}
