import { z } from 'zod';
import { invitation } from '../../accounts/people/invitations.ts';
import { passwordChange } from '../../accounts/passwords/password-change.ts';
import { forgotten, reset } from '../../accounts/passwords/password-reset.ts';
import { profile } from '../../accounts/people/people.ts';
import { registration } from '../../accounts/people/registration.ts';
import { credentials } from '../../accounts/sign-in/sign-in.ts';
import { actions } from '../../audit/tables.ts';
import { activityQuery } from '../dashboard/activity-query.ts';
import { messageAnswer, operation } from '../openapi/operation.ts';
import { pageOf } from '../openapi/page.ts';
import { named } from '../openapi/schemas.ts';

const id = z.int();
const time = z.iso.datetime();
const text = z.string();
const user = named('User', z.object({ id, name: text, email: text }));
const message = { 200: messageAnswer };

const signIn = 'Sign-in';
const account = 'My account';
const people = 'People';

/** What the document says of the calls on accounts. */
export const accountOperations = {
  login: operation({
    tag: signIn,
    open: true,
    summary: 'Sign in with e-mail address and password',
    body: credentials,
    answers: { 200: z.object({ ACCESS_TOKEN: text, user, message: text }) },
  }),
  logout: operation({ tag: signIn, summary: 'End the session of this token', answers: message }),
  register: operation({
    tag: signIn,
    open: true,
    summary: 'Register with the token of a set-up link or an invitation',
    body: registration,
    answers: { 201: z.object({ data: user, message: text }) },
  }),
  forgot: operation({
    tag: signIn,
    open: true,
    summary: 'Ask for a link that resets a password; the answer is the same whether there is such an account',
    body: forgotten,
    answers: message,
  }),
  reset: operation({
    tag: signIn,
    open: true,
    summary: 'Choose a new password with the token of a reset link; ends all sessions',
    body: reset,
    answers: message,
  }),

  account: operation({ tag: account, summary: 'Read one’s account', answers: { 200: z.object({ data: user }) } }),
  rename: operation({
    tag: account,
    summary: 'Change one’s name',
    body: profile,
    answers: { 200: z.object({ data: user, message: text }) },
  }),
  changePassword: operation({
    tag: account,
    summary: 'Change one’s password; ends all other sessions',
    body: passwordChange,
    answers: message,
  }),
  sessions: operation({
    tag: account,
    summary: 'List one’s open sessions',
    answers: {
      200: z.object({
        data: z.array(
          z.object({ id, address: text, user_agent: text, created_at: time, last_used_at: time, current: z.boolean() }),
        ),
      }),
    },
  }),
  endSession: operation({ tag: account, summary: 'End one of one’s sessions', answers: message }),
  endOtherSessions: operation({ tag: account, summary: 'End all of one’s other sessions', answers: message }),

  users: operation({
    tag: people,
    summary: 'List the administrators',
    answers: {
      200: z.object({
        data: z.array(
          z.object({
            id,
            name: text,
            email: text,
            created_at: time,
            disabled_at: time.nullable(),
            last_used_at: time.nullable(),
          }),
        ),
      }),
    },
  }),
  disable: operation({ tag: people, summary: 'Disable an administrator; ends all their sessions', answers: message }),
  enable: operation({ tag: people, summary: 'Enable an administrator again', answers: message }),
  invitations: operation({
    tag: people,
    summary: 'List the invitations that are open',
    answers: {
      200: z.object({
        data: z.array(
          z.object({
            id,
            email: text.nullable(),
            invited_by: text.nullable(),
            created_at: time,
            expires_at: time,
          }),
        ),
      }),
    },
  }),
  invite: operation({
    tag: people,
    summary: 'Invite an administrator; the link is shown this once',
    body: invitation,
    answers: {
      201: z.object({ data: z.object({ id, email: text.nullable(), link: text, expires_at: time }), message: text }),
    },
  }),
  withdraw: operation({ tag: people, summary: 'Withdraw an invitation', answers: message }),

  activity: operation({
    tag: 'Activity',
    summary: 'List who did what to which record when, newest first',
    query: activityQuery,
    answers: {
      200: pageOf(
        z.object({
          id,
          at: time,
          user_id: id.nullable(),
          user_name: text,
          action: z.enum(actions),
          subject: text,
          record_id: id.nullable(),
          title: text,
        }),
      ),
    },
  }),
};
