import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { Route } from './+types/lead.ts';
import { load } from '../parts/api.ts';
import { Appointment } from '../meetings/appointment.tsx';
import { isMeeting } from '../meetings/appointment-transitions.ts';
import { boxAt, type Lead, timeOf } from './inbox-kinds.ts';
import { type Assignee, Handling } from './handling.tsx';
import { LeadActions, type Neighbours } from './lead-actions.tsx';
import { type LeadMail, Mails } from './emails.tsx';
import { SpamReasons } from './spam-reasons.tsx';
import { useHandlingForm } from './use-handling-form.ts';
import { LeadSource } from './lead-source.tsx';
import { Ago } from '../records/show/ago.tsx';
import { TabTitle } from '../../ui/agency.tsx';
import { phoneAddress } from '../../ui/phone-address.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

type LeadRead = Lead & { mails: LeadMail[]; is_mail_configured: boolean };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { box, id } = boxAt(request.url);
  const { search } = new URL(request.url);
  const [lead, people, neighbours] = await Promise.all([
    load<{ data: LeadRead }>(`${box.path}/${id}`),
    load<{ data: Assignee[] }>('/users'),
    load<{ data: Neighbours }>(`${box.path}/${id}/neighbours${search}`),
  ]);
  return { box, lead: lead.data, people: people.data, neighbours: neighbours.data };
}

/** One message or meeting request: what the visitor wrote, and how far the agency is with it. */
export default function LeadScreen({ loaderData: { box, lead, people, neighbours } }: Route.ComponentProps) {
  const path = `${box.path}/${lead.id}`;
  return (
    <Stack gap="lg" maw={760}>
      <TabTitle>{lead.name}</TabTitle>
      <LeadActions box={box} neighbours={neighbours} />
      <Stack gap={4}>
        <Title order={1}>{lead.name}</Title>
        <Text c="dimmed">
          {lead.reference}, <Ago time={lead.created_at} />
        </Text>
      </Stack>
      <Stack component="dl" gap="md" m={0}>
        <Fact name="Email">
          <Anchor
            data-key="r"
            href={`mailto:${lead.email}?subject=${encodeURIComponent(`Your message ${lead.reference}`)}`}
          >
            {lead.email}
          </Anchor>
        </Fact>
        {lead.phone && (
          <Fact name="Phone">
            <Anchor href={phoneAddress(lead.phone)}>{lead.phone}</Anchor>
          </Fact>
        )}
        {lead.starts_at && <Fact name="Time">{timeOf(lead)}</Fact>}
        {isMeeting(lead) && lead.agency_time_zone !== lead.time_zone && (
          <Fact name="Our time">{timeOf(lead, lead.agency_time_zone)}</Fact>
        )}
        <Fact name={lead.subject === undefined ? 'Message' : 'Subject'}>
          <span className="plain-text">{lead.description ?? lead.subject}</span>
        </Fact>
      </Stack>
      <SpamReasons reasons={lead.suspicions} />
      <Work key={path} lead={lead} people={people} path={path} />
      {lead.state !== 'spam' && <Mails mails={lead.mails} isConfigured={lead.is_mail_configured} path={path} />}
      <LeadSource source={lead.source} />
    </Stack>
  );
}

/** What one can do about it. What is changed here is not somebody else's change. */
function Work({ lead, people, path }: { lead: LeadRead; people: Assignee[]; path: string }) {
  const form = useHandlingForm(lead, path);
  return (
    <>
      {isMeeting(lead) && (
        <Appointment
          meeting={lead}
          mails={lead.mails}
          isMailConfigured={lead.is_mail_configured}
          path={path}
          onChanged={form.setKnown}
        />
      )}
      <Handling lead={lead} people={people} form={form} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" fw={600} c="dimmed">
        {name}
      </Text>
      <dd className="value">{children}</dd>
    </div>
  );
}
