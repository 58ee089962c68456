import { Alert, Anchor } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../ui/call.ts';
import { CallForm, newPasswordFields } from '../ui/call-form.tsx';

export const handle = { title: 'Register' };

export default function Register() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <>
      {!token && (
        <Alert color="yellow">
          Registering needs a link. The first administrator finds it where Plinth was started; others are invited by an
          administrator.
        </Alert>
      )}
      <CallForm
        label="Register"
        fields={[
          { label: 'Full Name', name: 'name', autoComplete: 'name' },
          {
            label: 'Email',
            name: 'email',
            type: 'email',
            autoComplete: 'username',
            defaultValue: search.get('email') ?? '',
          },
          ...newPasswordFields,
        ]}
        hidden={{ token: token ?? '' }}
        submit="Register"
        send={call}
        path="/register"
        onDone={() => void navigate('/login')}
      />
      <Anchor href="/login" size="sm">
        Back to Login
      </Anchor>
    </>
  );
}
