import type { Generated } from 'kysely';

export type LeadTables = {
  contact_messages: {
    id: Generated<number>;
    name: string;
    email: string;
    phone: string;
    description: string;
    created_at: string;
  };
  meetings: {
    id: Generated<number>;
    name: string;
    email: string;
    subject: string;
    /** The instant, in UTC. */
    starts_at: string;
    /** Where the visitor's clock stands. */
    time_zone: string;
    created_at: string;
  };
};
