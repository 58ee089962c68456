import type { Webhook } from '../../../../server/programs/webhooks/webhooks.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';

/** Whether a webhook is told of what happens. */
export function WebhookState({ webhook: { enabled, failing_since } }: { webhook: Webhook }) {
  if (!enabled) return <StatusBadge isOn={false}>Off</StatusBadge>;
  return failing_since ? (
    <StatusBadge isOn={false} isUrgent>
      Failing
    </StatusBadge>
  ) : (
    <StatusBadge isOn>On</StatusBadge>
  );
}
