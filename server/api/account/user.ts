import { z } from 'zod';
import { named } from '../openapi/schemas.ts';

/** An administrator, as responses name one. */
export const user = named('User', z.object({ id: z.int(), name: z.string(), email: z.string() }));
