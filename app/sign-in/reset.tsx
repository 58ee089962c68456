import { Anchor } from '@mantine/core';
import { newPasswordFields } from '../ui/call-form.tsx';
import type { Route } from './+types/reset.ts';
import { checkLink } from './check-link.ts';
import { LinkForm } from './link-form.tsx';

export const handle = { title: 'Reset Password' };

const PATH = '/password/reset';

export const clientLoader = checkLink(PATH);

export default function Reset({ loaderData: link }: Route.ComponentProps) {
  return (
    <>
      <LinkForm label="Reset Password" fields={newPasswordFields} submit="Save new password" path={PATH} link={link}>
        You need a link to choose a new password.
      </LinkForm>
      {(link.problem || !link.token) && (
        <Anchor href="/login/forgot" size="sm">
          Request a new link
        </Anchor>
      )}
    </>
  );
}
