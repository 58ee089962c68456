import { z } from 'zod';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import { roles } from '../../../content/roles.ts';

export const role = z.enum(roles, `Role must be ${oneOf(roles)}.`);

export const roleChange = z.object({ role }, 'The role must be sent as a named field.');
