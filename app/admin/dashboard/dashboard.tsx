import { Anchor, Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconPlus } from '../../ui/icons.ts';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { BackupReport } from '../../../server/backup/scheduled/backups.ts';
import type { ReceivedAnswer } from '../../../server/content/preview-links/received-answers.ts';
import type { FileCheck } from '../../../server/data-folder/file-check.ts';
import type { RefusedMessages } from '../../../server/leads/intake/message-limits.ts';
import type { SelfTestResult } from '../../../server/leads/self-test/self-test.ts';
import type { DeadLink } from '../../../server/site/links/dead-links.ts';
import type { Route } from './+types/dashboard.ts';
import { load } from '../parts/api.ts';
import { useMay, useMayOpen } from '../parts/use-signed-in.ts';
import { BackupAlarm, BackupSummary } from './backups.tsx';
import { type Checklist, SetUpChecklist } from './checklist.tsx';
import { DeadLinks } from './dead-links.tsx';
import { EmailDelivery, MailAlarm, type MailDelivery } from './email-delivery.tsx';
import { Demonstration } from './demonstration.tsx';
import { FilesAlarm, UnsharedAlarm } from './files-alarm.tsx';
import { FloodAlarm } from './flood-alarm.tsx';
import { Feedback } from './feedback.tsx';
import { MyDrafts } from './my-drafts.tsx';
import { Scheduled } from './scheduled.tsx';
import { type Counts, ToDo } from './to-do.tsx';
import { listMyDrafts } from '../records/drafts/drafts.ts';
import { listSchedules } from '../records/schedules/schedules.ts';
import { type AuditEntry, AuditEntries } from '../activity/audit-entries.tsx';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const RECENT = 8;
/** Subjects of the activity shown: what changes the site, but no sign-ins. */
const SUBJECTS = [...contentTypes.map(({ name }) => name), 'demonstration'].join();

/** What the signed-in person may see of it. */
type DashboardData = Counts & {
  refused_messages?: RefusedMessages | null;
  answers?: ReceivedAnswer[];
  dead_links?: DeadLink[];
} & (Site | { mail?: never });

interface Site {
  demonstration: number;
  checklist: Checklist | null;
  mail: MailDelivery;
  self_test: SelfTestResult | null;
  files: FileCheck | null;
  backup: BackupReport | null;
  shares_files: boolean;
}

export async function clientLoader() {
  const [dashboard, drafts, schedules, activity] = await Promise.all([
    load<{ data: DashboardData }>('/overview'),
    listMyDrafts(),
    listSchedules(),
    load<{ data: AuditEntry[] }>(`/activity?per_page=${RECENT}&subject=${SUBJECTS}`),
  ]);
  return { dashboard: dashboard.data, drafts, schedules, entries: activity.data };
}

export default function DashboardScreen({
  loaderData: { dashboard, drafts, schedules, entries },
}: Route.ComponentProps) {
  const mayWrite = useMay('write drafts');
  const site = dashboard.mail ? dashboard : null;
  return (
    <Stack gap="xl">
      <TabTitle>Dashboard</TabTitle>
      <Title order={1}>Dashboard</Title>
      {site && <SiteAlarms site={site} />}
      <FloodAlarm refused={dashboard.refused_messages ?? null} />
      {site?.checklist && !isUntouched(site) && <SetUpChecklist checklist={site.checklist} />}
      <QuickActions />
      {site && site.demonstration > 0 && <Demonstration count={site.demonstration} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="xl">
          <Stack component="section" aria-labelledby="to-do">
            <Title order={2} size="h3" id="to-do">
              To do
            </Title>
            <ToDo counts={dashboard} />
          </Stack>
          <Feedback answers={dashboard.answers ?? []} />
          <MyDrafts drafts={drafts} schedules={schedules} />
          <DeadLinks links={dashboard.dead_links ?? []} />
          <Scheduled schedules={schedules} />
          {site && (
            <>
              <EmailDelivery mail={site.mail} selfTest={site.self_test} />
              <BackupSummary backup={site.backup} />
            </>
          )}
        </Stack>
        {mayWrite && <RecentActivity entries={entries} />}
      </SimpleGrid>
    </Stack>
  );
}

function SiteAlarms({ site }: { site: Site }) {
  return (
    <>
      <MailAlarm mail={site.mail} />
      <UnsharedAlarm sharesFiles={site.shares_files} />
      <FilesAlarm files={site.files} />
      <BackupAlarm backup={site.backup} />
    </>
  );
}

function RecentActivity({ entries }: { entries: AuditEntry[] }) {
  return (
    <Stack component="section" aria-labelledby="recent-activity">
      <Title order={2} size="h3" id="recent-activity">
        Recent activity
      </Title>
      <AuditEntries entries={entries} />
      <Anchor component={Link} to="/admin/activity" size="sm">
        All activity
      </Anchor>
    </Stack>
  );
}

/** Whether somebody is still looking at the demonstration, and has made nothing their own. */
function isUntouched({ demonstration, checklist }: Site) {
  return demonstration > 0 && !(checklist?.name || checklist?.brand || checklist?.contact || checklist?.page);
}

function QuickActions() {
  const mayOpen = useMayOpen();
  const types: readonly ContentType[] = contentTypes;
  const creatable = types.filter(({ single, screens }) => !single && mayOpen(`/admin/${screens.create}`));
  if (creatable.length === 0) return null;
  return (
    <Group component="section" aria-label="Quick actions">
      {creatable.map(({ name, noun, screens }) => (
        <Button
          key={name}
          component={Link}
          to={`/admin/${screens.create}`}
          variant="light"
          leftSection={<IconPlus size={18} />}
        >
          {`New ${noun.one}`}
        </Button>
      ))}
    </Group>
  );
}
