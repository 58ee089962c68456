import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { showToast } from '../../ui/toast.ts';
import { ScreenFailure } from '../parts/api.ts';
import { TabTitle } from '../../ui/agency.tsx';

/** What a screen shows that could not be made: what happened, and what to do. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const sentence = sentenceFor(error);
  const isMissing = statusOf(error) === 404;
  useEffect(() => {
    if (!isMissing) showToast('error', sentence);
  }, [isMissing, sentence]);
  if (isMissing) return <NotFound />;
  return (
    <Stack align="start">
      <TabTitle>This screen could not be loaded</TabTitle>
      <Title order={1}>This screen could not be loaded</Title>
      <Alert color="red">{sentence}</Alert>
      <Button loading={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </Stack>
  );
}

/** The screen at an address that nothing has. */
export function NotFound() {
  return (
    <Stack>
      <TabTitle>Page Not Found</TabTitle>
      <Title order={1}>Page Not Found</Title>
      <Text>There is nothing at this address. It may have been deleted, or its address was changed.</Text>
      <Anchor href="/admin">Go to the Dashboard</Anchor>
    </Stack>
  );
}

function statusOf(error: unknown) {
  if (error instanceof ScreenFailure) return error.failed.status;
  return isRouteErrorResponse(error) ? error.status : 500;
}

function sentenceFor(error: unknown) {
  return error instanceof ScreenFailure ? error.message : 'Something went wrong on this page. Please try again.';
}
