import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { sendRequest } from '../ui/call.ts';
import { CallForm, type CallFormField } from '../ui/call-form.tsx';
import type { FollowedLink } from './check-link.ts';

interface LinkFormProps {
  label: string;
  fields: CallFormField[];
  submit: string;
  path: string;
  link: FollowedLink;
  /** What follows; by default the sign-in page. */
  onDone?: (sent: Record<string, unknown>) => void;
  /** How to get a link; shown without a token. */
  children?: ReactNode;
}

/** A form that needs the token of a link. One that does not work any more has its reason in the place of the form. */
export function LinkForm({ path, link: { token, problem }, onDone, children, ...form }: LinkFormProps) {
  const navigate = useNavigate();
  const followUp = onDone ?? (() => void navigate('/login'));
  if (problem) return <Alert color="yellow">{problem}</Alert>;
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
