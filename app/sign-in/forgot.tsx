import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { sendRequest } from '../ui/call.ts';
import { CallForm } from '../ui/call-form.tsx';

export const handle = { title: 'Forgot Password' };

export default function Forgot() {
  const [message, setMessage] = useState('');
  return (
    <>
      {message ? (
        <output>{message}</output>
      ) : (
        <>
          <Text>Enter the email address of your account to get a link for choosing a new password.</Text>
          <CallForm
            label="Forgot Password"
            fields={[{ label: 'Email', name: 'email', type: 'email', autoComplete: 'username' }]}
            submit="Send"
            send={(values) => sendRequest('POST', '/password/forgot', values)}
            onDone={({ message }) => setMessage(message)}
          />
        </>
      )}
      <Anchor href="/login" size="sm">
        Back to Login
      </Anchor>
    </>
  );
}
