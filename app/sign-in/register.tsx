import { Anchor } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { newPasswordFields } from '../ui/call-form.tsx';
import { LinkForm } from './link-form.tsx';

export const handle = { title: 'Register' };

export default function Register() {
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  return (
    <>
      <LinkForm
        label="Register"
        fields={[
          { label: 'Full Name', name: 'name', autoComplete: 'name' },
          { label: 'Email', name: 'email', type: 'email', autoComplete: 'username', defaultValue: email },
          ...newPasswordFields,
        ]}
        submit="Register"
        path="/register"
        token={search.get('token')}
      >
        You need a link to register. The first owner finds one where the server was started, and invites everyone else.
      </LinkForm>
      <Anchor href="/login" size="sm">
        Back to Login
      </Anchor>
    </>
  );
}
