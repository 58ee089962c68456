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
  /** Of the link that led here; null where none did. */
  token: string | null;
  /** How one comes by a link. */
  children: ReactNode;
}

/** A form that needs the link from a letter, and leads to the sign-in. */
export function LinkForm({ token, children, ...form }: LinkFormProps) {
  const navigate = useNavigate();
  return (
    <>
      {!token && <Alert color="yellow">{children}</Alert>}
      <CallForm {...form} hidden={{ token: token ?? '' }} send={sendRequest} onDone={() => void navigate('/login')} />
    </>
  );
}
