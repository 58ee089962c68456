import {
  Button,
  PasswordInput as MantinePasswordInput,
  type PasswordInputProps,
  Stack,
  TextInput,
} from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiFailure, ApiResult } from './call.ts';
import { showToast } from './toast.ts';

export interface CallFormField {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  description?: string;
  defaultValue?: string;
}

interface Answer {
  message: string;
}

interface CallFormProps {
  label: string;
  fields: CallFormField[];
  /** Values sent along with the fields. */
  hidden?: Record<string, string>;
  submit: string;
  send: (values: object) => Promise<ApiResult<Answer>>;
  /** Gets the response, and the values that were sent. */
  onDone: (answer: Answer, sent: Record<string, unknown>) => void;
  /** Inputs below the fields. */
  more?: ReactNode;
  /** What stands below the button. */
  children?: ReactNode;
}

/** A form that sends one request. Errors of fields appear at their inputs, messages as toasts. */
export function CallForm({ label, fields, hidden, more, submit, send, onDone, children }: CallFormProps) {
  const [errors, setErrors] = useState<ApiFailure['errors']>({});
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const sent = { ...hidden, ...Object.fromEntries(new FormData(form)) };
    const result = await send(sent);
    setBusy(false);
    setErrors(result.ok ? {} : result.errors);
    if (!result.ok) {
      // Another form asks for a second step.
      if (!result.second_step) showToast('error', result.message);
      return;
    }
    showToast('success', result.body.message);
    form.reset();
    onDone(result.body, sent);
  }

  return (
    <form method="post" aria-label={label} onSubmit={onSubmit}>
      <Stack>
        {fields.map(({ type = 'text', ...field }, index) => {
          // A dialog begins there.
          const input = {
            required: true,
            error: errors[field.name]?.[0],
            ...(index === 0 && { 'data-autofocus': true }),
            ...field,
          };
          return type === 'password' ? (
            <PasswordInput key={field.name} {...input} />
          ) : (
            <TextInput key={field.name} type={type} {...input} />
          );
        })}
        {more}
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
        {children}
      </Stack>
    </form>
  );
}

export const currentPasswordField: CallFormField = {
  label: 'Current Password',
  name: 'current_password',
  type: 'password',
  autoComplete: 'current-password',
};

export const newPasswordFields: CallFormField[] = [
  {
    label: 'Password',
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    description: 'At least 10 characters.',
  },
  { label: 'Confirm Password', name: 'password_confirmation', type: 'password', autoComplete: 'new-password' },
];

export function PasswordInput(props: PasswordInputProps) {
  return (
    <MantinePasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      // Mantine sets this on its other inputs only.
      {...(props.error && { 'aria-invalid': true })}
      {...props}
    />
  );
}
