import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ApiResult, ApiFailure, Method } from './call.ts';
import { PasswordInput } from './password-input.tsx';
import { showToast } from './toast.ts';

export interface CallFormField {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  defaultValue?: string;
}

interface CallFormProps<Body> {
  label: string;
  fields: CallFormField[];
  /** What is sent along with the fields. */
  hidden?: Record<string, string>;
  submit: string;
  send: (method: Method, path: string, body: object) => Promise<ApiResult<Body>>;
  method?: Method;
  path: string;
  onDone: (body: Body) => void;
}

/** A small form for one call: each sentence of a refusal stands beside its input, the message in a toast. */
export function CallForm<Body extends { message: string }>(props: CallFormProps<Body>) {
  const { label, fields, hidden, submit, send, method = 'POST', path, onDone } = props;
  const [errors, setErrors] = useState<ApiFailure['errors']>({});
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const answer = await send(method, path, { ...hidden, ...Object.fromEntries(new FormData(form)) });
    setBusy(false);
    setErrors(answer.ok ? {} : answer.errors);
    if (!answer.ok) return showToast('error', answer.message);
    showToast('success', answer.body.message);
    form.reset();
    onDone(answer.body);
  }

  return (
    <form method="post" aria-label={label} onSubmit={onSubmit}>
      <Stack>
        {fields.map(({ type = 'text', ...field }) => {
          const input = { required: true, error: errors[field.name]?.[0], ...field };
          return type === 'password' ? (
            <PasswordInput key={field.name} {...input} />
          ) : (
            <TextInput key={field.name} type={type} {...input} />
          );
        })}
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}

/** A new password, typed twice. */
export const newPasswordFields: CallFormField[] = [
  { label: 'Password', name: 'password', type: 'password', autoComplete: 'new-password' },
  { label: 'Confirm Password', name: 'password_confirmation', type: 'password', autoComplete: 'new-password' },
];
