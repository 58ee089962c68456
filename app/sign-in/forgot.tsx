import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { sendRequest } from '../ui/call.ts';
import { CallForm } from '../ui/call-form.tsx';

export const handle = { title: 'Forgot Password' };

export default function Forgot() {
  const [told, setTold] = useState('');
  return (
    <>
      {told ? (
        <output>{told}</output>
      ) : (
        <>
          <Text>Tell us the email address of your account, and how to choose a new password follows.</Text>
          <CallForm
            label="Forgot Password"
            fields={[{ label: 'Email', name: 'email', type: 'email', autoComplete: 'username' }]}
            submit="Send"
            send={sendRequest}
            path="/password/forgot"
            onDone={({ message }) => setTold(message)}
          />
        </>
      )}
      <Anchor href="/login" size="sm">
        Back to Login
      </Anchor>
    </>
  );
}
