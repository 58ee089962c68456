import { z } from 'zod';
import { roles } from '../../../content/roles.ts';
import { named } from '../openapi/schemas.ts';

/** Somebody with an account, as responses name one. */
export const user = named('User', z.object({ id: z.int(), name: z.string(), email: z.string(), role: z.enum(roles) }));
