import { Anchor, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ListedAlarm } from '../../../server/alarms/alarms.ts';
import type { BackupReport } from '../../../server/backup/scheduled/backups.ts';
import type { ContentDashboard } from '../../../server/content/dashboard.ts';
import type { ReceivedAnswer } from '../../../server/content/preview-links/feedback.ts';
import type { FileCheck } from '../../../server/data-folder/file-check.ts';
import type { RefusedMessages } from '../../../server/leads/intake/message-limits.ts';
import type { SelfTestResult } from '../../../server/leads/self-test/self-test.ts';
import type { DeadLink } from '../../../server/site/links/dead-links.ts';
import { type AuditEntry, AuditEntries } from '../activity/audit-entries.tsx';
import { Section, ScreenHeading } from '../parts/screen.tsx';
import { load } from '../parts/api.ts';
import { useMay } from '../parts/signed-in.ts';
import { listMyDrafts, listWaitingDrafts } from '../records/drafts/drafts.ts';
import { listSchedules } from '../records/schedules/schedules.ts';
import type { Route } from './+types/dashboard.ts';
import './dashboard.css';
import { LooseEnds, QuickActions } from './link-lists.tsx';
import { UntranslatedContent } from './untranslated-content.tsx';
import { SetAside } from './set-aside.tsx';
import { BackupAlarm, Backups } from './site/backups.tsx';
import { Demonstration, EmailDelivery, MailAlarm, type MailDelivery } from './site/operation.tsx';
import { OtherAlarms, SchedulesWait, FilesAlarm, UnsharedAlarm, FloodAlarm } from './site/alarms.tsx';
import { type Checklist, SetUpChecklist } from './site/checklist.tsx';
import { readLeads } from './today/leads.ts';
import type { UnansweredItem } from '../../../server/leads/replies/waiting-visitors.ts';
import { useMeetingsAhead } from './today/lead-groups.tsx';
import { hasEntries, Today } from './today/today.tsx';
import { contentTypes } from '../../../content/index.ts';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const Glance = lazy(() => import('../figures/glance.tsx'));

const RECENT = 8;
/** Subjects of the activity shown: what changes the site and its inbox, but no sign-ins. */
const SUBJECTS = [
  ...[...contentTypes, ...inboxKinds].map(({ name }) => name),
  'inbox',
  'demonstration',
  'mail server',
  'webhook',
  'backup',
].join();

/** What the signed-in person may see of it. */
type DashboardData = Partial<ContentDashboard> & {
  set_aside?: Record<InboxPlural, number>;
  refused_messages?: RefusedMessages | null;
  failed_replies?: UnansweredItem[];
  answered?: UnansweredItem[];
  answers?: ReceivedAnswer[];
  dead_links?: DeadLink[];
  schedules_wait?: boolean;
} & (Site | { mail?: never });

interface Site {
  demonstration: number;
  checklist: Checklist | null;
  mail: MailDelivery;
  self_test: SelfTestResult | null;
  files: FileCheck | null;
  backup: BackupReport | null;
  backup_downloaded_at: string | null;
  shares_files: boolean;
  alarms: ListedAlarm[];
}

export async function clientLoader() {
  const [dashboard, leads, drafts, handed, schedules, activity] = await Promise.all([
    load<{ data: DashboardData }>('/overview'),
    readLeads(),
    listMyDrafts(),
    listWaitingDrafts(),
    listSchedules(),
    load<{ data: AuditEntry[] }>(`/activity?per_page=${RECENT}&subject=${SUBJECTS}`),
  ]);
  return { dashboard: dashboard.data, leads, drafts, handed, schedules, entries: activity.data };
}

export default function DashboardScreen({ loaderData }: Route.ComponentProps) {
  const { dashboard, leads, drafts, handed, schedules, entries } = loaderData;
  const { set_aside, answers = [], dead_links: deadLinks = [] } = dashboard;
  const { failed_replies: failedReplies = [], answered = [] } = dashboard;
  const [mayWrite, mayReadFigures] = [useMay('write drafts'), useMay('read figures')];
  const site = dashboard.mail ? dashboard : null;
  const meetings = useMeetingsAhead(leads.meetings);
  const waiting = { ...leads, meetings, failedReplies, answered, handed, answers, schedules, deadLinks, drafts };
  const checklist = site && !isUntouched(site) ? site.checklist : null;
  return (
    <Stack gap="lg">
      <ScreenHeading title="Dashboard" />
      {site ? <SiteAlarms site={site} /> : <SchedulesWait isWaiting={dashboard.schedules_wait} />}
      <FloodAlarm refused={dashboard.refused_messages ?? null} />
      <div className="dashboard">
        <Stack gap="xl">
          {(!checklist || hasEntries(waiting)) && <Today waiting={waiting} />}
          {set_aside && <SetAside counts={set_aside} />}
          {checklist && <SetUpChecklist checklist={checklist} />}
          {mayReadFigures && (
            <Suspense>
              <Glance />
            </Suspense>
          )}
          {mayWrite && entries.length > 0 && <RecentActivity entries={entries} />}
        </Stack>
        <Stack gap="xl">
          <LooseEnds counts={dashboard} />
          <UntranslatedContent />
          <QuickActions />
          {site && (
            <>
              <EmailDelivery mail={site.mail} selfTest={site.self_test} />
              <Backups backup={site.backup} downloadedAt={site.backup_downloaded_at} />
              {site.demonstration > 0 && <Demonstration count={site.demonstration} />}
            </>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

function SiteAlarms({ site }: { site: Site }) {
  return (
    <>
      <OtherAlarms alarms={site.alarms} />
      <MailAlarm mail={site.mail} />
      <UnsharedAlarm sharesFiles={site.shares_files} />
      <FilesAlarm files={site.files} />
      <BackupAlarm backup={site.backup} />
    </>
  );
}

function RecentActivity({ entries }: { entries: AuditEntry[] }) {
  return (
    <Section id="recent-activity" title="Recent activity" gap="sm">
      <AuditEntries entries={entries} />
      <Anchor component={Link} to="/admin/activity" size="sm">
        All activity
      </Anchor>
    </Section>
  );
}

/** Whether somebody is still looking at the demonstration, and has made nothing their own. */
function isUntouched({ demonstration, checklist }: Site) {
  return (
    demonstration > 0 &&
    !(checklist?.name || checklist?.colors || checklist?.logo || checklist?.contact || checklist?.page)
  );
}
