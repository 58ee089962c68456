import { Anchor } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { newPasswordFields } from '../ui/call-form.tsx';
import type { Route } from './+types/register.ts';
import { checkLink } from './check-link.ts';
import { LinkForm } from './link-form.tsx';
import { signIn } from './sign-in.ts';

export const handle = { title: 'Register' };

const PATH = '/register';

export const clientLoader = checkLink(PATH);

export default function Register({ loaderData: link }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const email = search.get('email') ?? '';

  /** Nobody types again what they have just chosen. */
  async function enter({ email, password }: Record<string, unknown>) {
    const { ok } = await signIn({ email, password });
    await navigate(ok ? '/admin' : '/login');
  }

  return (
    <>
      <LinkForm
        label="Register"
        fields={[
          { label: 'Full Name', name: 'name', autoComplete: 'name' },
          { label: 'Email', name: 'email', type: 'email', autoComplete: 'username', defaultValue: email },
          ...newPasswordFields,
        ]}
        submit="Register"
        path={PATH}
        link={link}
        onDone={(sent) => void enter(sent)}
      >
        You need a link to register. If you are setting up this site, look in the terminal where it was started.
        Everyone else needs an invitation from an owner.
      </LinkForm>
      <Anchor href="/login" size="sm">
        Back to Login
      </Anchor>
    </>
  );
}
