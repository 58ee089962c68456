import { z } from 'zod';
import { email } from '../../content/model/field.ts';

/** Whose data is asked for. */
export const personWanted = z.object({ email: email('Email').schema });
