import { z } from 'zod';
import { email, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/schema.ts';
import { momentFields, momentIn } from './meeting-time.ts';

/** What the meeting form sends, checked against the present; a time without zone is read in `time_zone` or the given zone. */
export function meetingRequest(now: Date, defaultZone: string) {
  return z
    .object(
      {
        name: schemaOf(text('Name', { max: 100 })),
        email: schemaOf(email('Email')),
        ...momentFields,
        subject: schemaOf(text('Subject')),
      },
      'The request must be sent as named fields.',
    )
    .transform(({ time, time_zone, ...rest }, context) => ({
      ...rest,
      ...momentIn(now, defaultZone)({ time, time_zone }, context),
    }));
}
