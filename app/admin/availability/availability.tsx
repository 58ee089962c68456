import { Alert, Button, Fieldset, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { meetingKind } from '../../../content/types/meeting-kind.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi, load, loadAll } from '../parts/api.ts';
import { Section, ScreenHeading } from '../parts/screen.tsx';
import { readSignedIn, useMay, useSignedIn } from '../parts/signed-in.ts';
import { AVAILABILITY_HELP, homeOf } from '../shell/screens.ts';
import type { Route } from './+types/availability.ts';
import { CalendarFeed, Calendars } from './calendars.tsx';
import { Absences, Exceptions } from './exceptions.tsx';
import type { Hours } from './hours.ts';
import { WeekHours } from './week-hours.tsx';

// Shared with the form of a record, which the lists do not load.
const ZoneSelect = lazy(async () => ({ default: (await import('../records/schedules/zone-select.tsx')).ZoneSelect }));

export { ErrorBoundary } from '../shell/screen-failure.tsx';

interface Person {
  id: number;
  name: string;
  disabled_at: string | null;
}

interface Kind {
  id: number;
  slug: string;
  hosts: number[];
  version: number;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const self = await readSignedIn();
  const id = Number(new URL(request.url).searchParams.get('person')) || self?.id;
  const path = id === self?.id ? '/availability' : `/users/${id}/availability`;
  const [hours, people, kinds] = await Promise.all([
    load<{ data: Hours }>(path),
    load<{ data: Person[] }>('/users'),
    loadAll<Kind>(`/${meetingKind.path}?status=1`),
  ]);
  return { id, path, hours: hours.data, people: people.data, kinds };
}

/** When somebody can be booked. */
export default function Availability({ loaderData }: Route.ComponentProps) {
  const { id, path, hours, people, kinds } = loaderData;
  const navigate = useNavigate();
  const self = useSignedIn();
  const mayChange = useMay('manage people') || id === self?.id;
  return (
    <Stack gap="xl" maw={640}>
      <ScreenHeading title="Bookable hours" help={AVAILABILITY_HELP} />
      {people.length > 1 && (
        <NativeSelect
          label="Person"
          value={String(id)}
          data={people
            .filter((person) => !person.disabled_at)
            .map((person) => ({ value: String(person.id), label: person.name }))}
          onChange={({ currentTarget }) => void navigate(`?person=${currentTarget.value}`)}
        />
      )}
      <BookingState id={id ?? 0} hours={hours} kinds={kinds} path={path} />
      <HoursForm key={`${id} ${hours.version}`} path={path} hours={hours} mayChange={mayChange} />
      {id === self?.id && <CalendarFeed />}
    </Stack>
  );
}

interface BookingStateProps {
  id: number;
  hours: Hours;
  kinds: Kind[];
  path: string;
}

/** Says what is still missing before somebody can be booked, and does it at once. */
function BookingState({ id, hours, kinds, path }: BookingStateProps) {
  const { revalidate } = useRevalidator();
  const mayPublish = useMay('publish content');
  const ofPerson = kinds.filter(({ hosts }) => hosts.includes(id));
  if (ofPerson.length > 0 && hours.version > 0) return null;

  async function switchOn() {
    const { version, ...proposal } = hours;
    if (version === 0) await callApi('PUT', path, proposal);
    const [first] = kinds;
    const result = first
      ? await callApi<{ message: string }>('PUT', `/${meetingKind.path}/${first.slug}`, {
          hosts: [...first.hosts, id],
          version: first.version,
        })
      : await callApi<{ message: string }>('POST', `/${meetingKind.path}`, { ...firstKind, hosts: [id] });
    showResultToast(result);
    await revalidate();
  }

  if (ofPerson.length > 0) return <Alert>Nobody can book until these hours are saved.</Alert>;
  return (
    <Alert title={kinds.length > 0 ? 'No meeting kind is held by this person yet' : 'Booking is off'}>
      <Stack align="start" gap="sm">
        <Text size="sm">
          {kinds.length > 0
            ? `Add them under Held by in one of the kinds, or let visitors book “${nameOf(kinds[0])}” with them now.`
            : 'Visitors ask for a time, and somebody answers. Switched on, they book a free time of these hours at once: 30 minutes by video, with four hours of notice. All of it can be changed later.'}
        </Text>
        {mayPublish && <Button onClick={() => void switchOn()}>Switch on booking</Button>}
      </Stack>
    </Alert>
  );
}

function nameOf(kind: Kind | undefined) {
  return (kind as { name?: string } | undefined)?.name ?? '';
}

/** What is offered first. */
const firstKind = {
  name: 'A first conversation',
  minutes: 30,
  where: 'video',
  notice_hours: 4,
  days_ahead: 30,
  status: 1,
};

function HoursForm({ path, hours, mayChange }: { path: string; hours: Hours; mayChange: boolean }) {
  const { revalidate } = useRevalidator();
  const [value, setValue] = useState(hours);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const change = (changes: Partial<Hours>) => setValue((before) => ({ ...before, ...changes }));

  async function save() {
    const result = await callApi<{ message: string }>('PUT', path, value);
    setErrors(result.ok ? {} : result.errors);
    showResultToast(result);
    if (result.ok) await revalidate();
  }

  return (
    <form
      method="post"
      aria-label="Bookable hours"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Fieldset variant="unstyled" disabled={!mayChange}>
        <Stack gap="xl">
          <Suspense fallback={<Skeleton height={60} />}>
            <ZoneSelect
              label="Time zone"
              value={value.time_zone}
              error={errors['time_zone']?.[0]}
              onChange={(zone) => change({ time_zone: zone ?? '' })}
            />
          </Suspense>
          <Section id="week" title="Every week">
            <WeekHours hours={value.hours} errors={errors} onChange={(changed) => change({ hours: changed })} />
          </Section>
          <Section id="exceptions" title="Other hours on single days">
            <Exceptions entries={value.exceptions} errors={errors} onChange={(exceptions) => change({ exceptions })} />
          </Section>
          <Section id="absences" title="Away">
            <Absences entries={value.absences} errors={errors} onChange={(absences) => change({ absences })} />
          </Section>
          <Calendars
            value={value.calendars}
            states={hours.calendars}
            errors={errors}
            onChange={(calendars) => change({ calendars })}
          />
          {mayChange && (
            <Button type="submit" style={{ alignSelf: 'start' }}>
              Save hours
            </Button>
          )}
          <Text size="sm" c="dimmed">
            What is offered, for how long and where, is under <a href={homeOf(meetingKind)}>Meeting Kinds</a>.
          </Text>
        </Stack>
      </Fieldset>
    </form>
  );
}
