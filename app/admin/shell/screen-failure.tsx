import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { showToast } from '../../ui/toast.ts';
import { ScreenFailure } from '../parts/api.ts';
import { ScreenTitle } from '../parts/screen.tsx';

/** Replaces a screen that could not be loaded or rendered. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const message = messageFor(error);
  const status = statusOf(error);
  const isExplained = status === 404 || status === 403;
  useEffect(() => {
    if (!isExplained) showToast('error', message);
  }, [isExplained, message]);
  if (status === 404) return <NotFound />;
  if (status === 403) return <NotAllowed reason={message} needsFactor={needsFactor(error)} />;
  return (
    <Stack align="start">
      <ScreenTitle>This screen could not be loaded</ScreenTitle>
      <Alert color="red">{message}</Alert>
      <Button loading={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </Stack>
  );
}

export function NotFound() {
  return (
    <Stack>
      <ScreenTitle>Page Not Found</ScreenTitle>
      <Text>There is nothing at this address. It may have been deleted, or it has moved.</Text>
      <Anchor href="/admin">Go to the Dashboard</Anchor>
    </Stack>
  );
}

/** Replaces a screen that somebody may not open. */
export function NotAllowed({ reason = 'Your role does not include this screen.', needsFactor = false }) {
  return (
    <Stack>
      <ScreenTitle>You can’t open this screen</ScreenTitle>
      <Text>{reason}</Text>
      {needsFactor ? (
        <Anchor href="/admin/account/security">Set up two-step sign-in</Anchor>
      ) : (
        <Anchor href="/admin">Go to the Dashboard</Anchor>
      )}
    </Stack>
  );
}

function statusOf(error: unknown) {
  if (error instanceof ScreenFailure) return error.failure.status;
  return isRouteErrorResponse(error) ? error.status : 500;
}

function needsFactor(error: unknown) {
  return error instanceof ScreenFailure && error.failure.needs === 'factor';
}

function messageFor(error: unknown) {
  return error instanceof ScreenFailure ? error.message : 'Something went wrong on this page. Please try again.';
}
