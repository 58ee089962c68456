import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { sendRequest } from '../ui/call.ts';
import { CallForm, type CallFormField } from '../ui/call-form.tsx';

interface LinkFormProps {
  label: string;
  fields: CallFormField[];
  submit: string;
  path: string;
  /** The token of the link that was followed; null without one. */
  token: string | null;
  /** What follows; by default the sign-in page. */
  onDone?: (sent: Record<string, unknown>) => void;
  /** How to get a link; shown without a token. */
  children: ReactNode;
}

/** A form that needs the token of a link. */
export function LinkForm({ path, token, onDone, children, ...form }: LinkFormProps) {
  const navigate = useNavigate();
  const followUp = onDone ?? (() => void navigate('/login'));
  return (
    <>
      {!token && <Alert color="yellow">{children}</Alert>}
      <CallForm
        {...form}
        hidden={{ token: token ?? '' }}
        send={(values) => sendRequest('POST', path, values)}
        onDone={(_answer, sent) => followUp(sent)}
      />
    </>
  );
}
