import { Anchor, Text } from '@mantine/core';
import type { Route } from './+types/confirm-email.ts';
import { checkLink } from './check-link.ts';
import { LinkForm } from './link-form.tsx';

export const handle = { title: 'Confirm Email' };

const PATH = '/email/confirm';

export const clientLoader = checkLink(PATH);

export default function ConfirmEmail({ loaderData: link }: Route.ComponentProps) {
  return (
    <>
      {link.email && (
        <Text>
          From now on, you sign in with <strong>{link.email}</strong>.
        </Text>
      )}
      <LinkForm
        label="Confirm Email"
        fields={[]}
        submit="Confirm"
        path={PATH}
        link={link.token ? link : { ...link, problem: 'You need the link that was sent to the new address.' }}
      />
      <Anchor href="/admin/account" size="sm">
        My account
      </Anchor>
    </>
  );
}
