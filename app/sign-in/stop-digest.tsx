import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Route } from './+types/stop-digest.ts';
import { checkLink } from './check-link.ts';
import { LinkForm } from './link-form.tsx';

export const handle = { title: 'End the digest' };

const PATH = '/digest/stop';

export const clientLoader = checkLink(PATH);

export default function StopDigest({ loaderData: link }: Route.ComponentProps) {
  const [isStopped, setIsStopped] = useState(false);
  if (isStopped)
    return <Text component="output">You will get no more digests. You can choose them again under My account.</Text>;
  return (
    <>
      {link.email && (
        <Text>
          The digest of figures and leads goes to <strong>{link.email}</strong>.
        </Text>
      )}
      <LinkForm
        label="End the digest"
        fields={[]}
        submit="End the digest"
        path={PATH}
        link={link.token ? link : { ...link, problem: 'You need the link at the end of a digest.' }}
        onDone={() => setIsStopped(true)}
      />
    </>
  );
}
