import { Alert, Anchor } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../ui/call.ts';
import { CallForm, newPasswordFields } from '../ui/call-form.tsx';

export const handle = { title: 'Reset Password' };

export default function Reset() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <>
      {!token && (
        <Alert color="yellow">
          Choosing a new password needs a link.{' '}
          <Anchor href="/login/forgot" c="inherit" td="underline">
            Ask for one here.
          </Anchor>
        </Alert>
      )}
      <CallForm
        label="Reset Password"
        fields={newPasswordFields}
        hidden={{ token: token ?? '' }}
        submit="Save the new password"
        send={call}
        path="/password/reset"
        onDone={() => void navigate('/login')}
      />
    </>
  );
}
