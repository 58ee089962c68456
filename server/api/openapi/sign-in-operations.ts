import { z } from 'zod';
import { messageAnswer, operation } from './operation.ts';
import { named } from './schemas.ts';

const tag = 'Sign-in';
const user = named('User', z.object({ id: z.int(), name: z.string(), email: z.string() }));

export const signInOperations = {
  login: operation({
    tag,
    open: true,
    summary: 'Sign in with e-mail address and password',
    body: z.object({ email: z.string(), password: z.string() }),
    answers: { 200: z.object({ ACCESS_TOKEN: z.string(), user, message: z.string() }) },
  }),
  logout: operation({ tag, summary: 'End the session of this token', answers: { 200: messageAnswer } }),
};
