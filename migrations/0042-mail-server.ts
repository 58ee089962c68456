/** The mail server of the settings, beside SMTP_URL. */
export const statements = (): string[] => [
  `create table mail_server (
    id integer primary key check (id = 1),
    host text not null,
    port integer not null,
    security text not null,
    user_name text,
    sealed_password text,
    sender_name text,
    sender_address text,
    version integer not null
  )`,
];
