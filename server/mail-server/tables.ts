import type { Kysely } from 'kysely';

/** One row once the settings have a mail server. */
export type MailServerTables = {
  mail_server: {
    id: number;
    host: string;
    port: number;
    security: Security;
    /** Null where it takes emails without signing in. */
    user_name: string | null;
    /** Encrypted with the key of the data folder. */
    sealed_password: string | null;
    sender_name: string | null;
    sender_address: string | null;
    version: number;
  };
};

export type Security = (typeof securities)[number];

export const securities = ['tls', 'starttls', 'none'] as const;

export type MailServerDatabase = Kysely<MailServerTables>;
