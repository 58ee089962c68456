import { Anchor } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { newPasswordFields } from '../ui/call-form.tsx';
import { LinkForm } from './link-form.tsx';

export const handle = { title: 'Reset Password' };

export default function Reset() {
  const [search] = useSearchParams();
  return (
    <LinkForm
      label="Reset Password"
      fields={newPasswordFields}
      submit="Save new password"
      path="/password/reset"
      token={search.get('token')}
    >
      You need a link to choose a new password.{' '}
      <Anchor href="/login/forgot" c="inherit" td="underline">
        Request one here.
      </Anchor>
    </LinkForm>
  );
}
