import { Anchor, Button, Group, Paper, Progress, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { IconCircle, IconCircleCheck } from '../../../ui/icons.ts';
import { useAction } from '../../parts/use-action.tsx';
import { hashOf } from '../../records/form/focus-field.ts';

const settingsAt = (field: string) => `/admin/settings/edit/1${hashOf(field)}`;

const steps = {
  name: { label: 'Name your agency', help: 'In titles, header, footer and emails.', to: settingsAt('product_name') },
  colors: { label: 'Choose your colours', help: 'One is enough.', to: '/admin/brand/edit/1' },
  logo: { label: 'Add your logo', help: 'Shown instead of the name.', to: settingsAt('logo') },
  contact: { label: 'Say how to reach you', help: 'A phone number or an email address.', to: settingsAt('phone') },
  time_zone: {
    label: 'Choose your time zone',
    help: 'Of dates, schedules and emails.',
    to: settingsAt('time_zone'),
  },
  page: { label: 'Write your first page', help: 'Start with Home.', to: '/admin/pages' },
  email: { label: 'Set up email', help: 'So that you hear about new messages.', to: '/admin/mail-server' },
  notifications: {
    label: 'Say who hears of new messages',
    help: 'One address, or several by subject.',
    to: settingsAt('notification_email'),
  },
  people: { label: 'Invite a colleague', help: 'They sign in with their own password.', to: '/admin/people' },
  backup: { label: 'Keep a backup', help: 'On another machine than the site.', to: '#backups' },
};

type Step = keyof typeof steps;

export type Checklist = Record<Step, boolean>;

/** The steps from a new installation to the agency's own site. They tick themselves off. */
export function SetUpChecklist({ checklist }: { checklist: Checklist }) {
  const act = useAction();
  const names = Object.keys(steps) as Step[];
  const done = names.filter((name) => checklist[name]).length;
  if (done === names.length) return null;

  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="set-up">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h3" id="set-up">
            Make it yours
          </Title>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => void act('DELETE', '/checklist', { undo: ['POST', '/checklist/restore'] })}
          >
            Dismiss
          </Button>
        </Group>
        <div>
          <Text size="sm" c="dimmed" id="set-up-progress">{`${done} of ${names.length} steps done`}</Text>
          <Progress value={(done / names.length) * 100} mt={4} aria-hidden />
        </div>
        <ol className="checklist unmarked">
          {names.map((name) => (
            <StepEntry key={name} {...steps[name]} isDone={checklist[name]} />
          ))}
        </ol>
      </Stack>
    </Paper>
  );
}

function StepEntry({ label, help, to, isDone }: (typeof steps)[Step] & { isDone: boolean }) {
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <Group component="li" gap="0.75rem" align="flex-start" wrap="nowrap">
      <Icon
        size={22}
        color={`var(--mantine-color-${isDone ? 'teal-light-color' : 'dimmed'})`}
        style={{ flex: 'none' }}
        aria-hidden
      />
      <div>
        {to.startsWith('#') ? (
          <Anchor href={to}>{label}</Anchor>
        ) : (
          <Anchor component={Link} to={to}>
            {label}
          </Anchor>
        )}
        {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
    </Group>
  );
}
