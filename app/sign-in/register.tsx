import { data, Form } from 'react-router';
import { serverContext } from '../server-context.ts';
import { Field } from '../ui/field.tsx';
import { FormOutcome } from '../ui/form-outcome.tsx';
import { type Errors, formHeaders, readForm, sending } from '../ui/form.ts';
import type { Route } from './+types/register.ts';

export const headers = formHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, site } = context.get(serverContext);
  const token = url.searchParams.get('token') ?? '';
  const { setting } = await site.readSetting();
  return { token, link: await accounts.findLink(token), product: setting.product_name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, report, address } = context.get(serverContext);
  const { password, password_confirmation, ...values } = await readForm(request);
  const registration = { ...values, password, password_confirmation };
  const outcome = await sending(() => accounts.register(registration, address), report);
  // A password goes nowhere but to be hashed: what is given back to the form is the rest.
  return outcome.state === 'stored' ? outcome : data({ ...outcome, values }, outcome.status);
}

export default function Register({ loaderData: { token, link, product }, actionData }: Route.ComponentProps) {
  const untouched = { errors: {}, values: { email: link?.email ?? '' } };
  const { errors, values } = actionData?.state === 'refused' ? actionData : untouched;
  const refusals: Errors = errors;
  const [linkError] = refusals['token'] ?? [];
  const isDone = actionData?.state === 'stored';
  return (
    <div className="wrap py-section">
      <title>{`Register | ${product}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-8 text-2xl">Register</h1>
      <Form method="post" className="grid max-w-text gap-6" aria-label="Register">
        <FormOutcome
          outcome={actionData}
          thanks="Your account is ready."
          failure="The account could not be made. Please try again later."
        />
        {!link && !isDone && (
          <p className="rounded-card bg-tint p-5">
            {linkError ??
              'Registering needs a link. The first administrator finds it where Plinth was started; others are invited by an administrator.'}
          </p>
        )}
        {!isDone && (
          <>
            <input type="hidden" name="token" value={token} />
            <Field label="Full Name" name="name" autoComplete="name" values={values} errors={errors} />
            <Field label="Email" name="email" type="email" autoComplete="username" values={values} errors={errors} />
            <Field
              label="Password"
              name="password"
              type="password"
              autoComplete="new-password"
              values={{}}
              errors={errors}
            />
            <Field
              label="Confirm Password"
              name="password_confirmation"
              type="password"
              autoComplete="new-password"
              values={{}}
              errors={errors}
            />
            <button type="submit" className="button justify-self-start">
              Register
            </button>
          </>
        )}
      </Form>
    </div>
  );
}
