import { z } from 'zod';
import { email } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/schema.ts';

/** Whose data is asked for. */
export const personWanted = z.object({ email: schemaOf(email('Email')) });
