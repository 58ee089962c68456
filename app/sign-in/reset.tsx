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
      submit="Save the new password"
      path="/password/reset"
      token={search.get('token')}
    >
      Choosing a new password needs a link.{' '}
      <Anchor href="/login/forgot" c="inherit" td="underline">
        Ask for one here.
      </Anchor>
    </LinkForm>
  );
}
