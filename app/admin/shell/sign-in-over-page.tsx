import { Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '../../sign-in/login-form.tsx';
import { onSessionEnd } from '../parts/api.ts';

/** Opens the sign-in form over the page when the session has ended, so that nothing typed is lost. */
export function SignInOverPage() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(
    () =>
      onSessionEnd(() => {
        // The palette is modal.
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
        setOpen(true);
        return new Promise<void>((resolve) => waiting.current.push(resolve));
      }),
    [],
  );

  function resume() {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve();
  }

  return (
    <Modal opened={isOpen} onClose={() => {}} withCloseButton={false} title="Your session has ended" centered>
      <Text mb="md">Sign in to continue where you left off. What you typed is still here.</Text>
      <LoginForm onSignedIn={resume} />
    </Modal>
  );
}
