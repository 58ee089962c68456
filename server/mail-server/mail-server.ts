import type { Selectable } from 'kysely';
import { type Actor, logActivity } from '../audit/audit-log.ts';
import type { ActivityTables } from '../audit/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import type { MailAccount, MailAccounts, Mailbox } from '../platform/mail.ts';
import {
  type Conflict,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
  stale,
} from '../platform/outcome.ts';
import { accountOfEnvironment, accountOfSettings, mayGoPlain, senderOf } from './account.ts';
import { type MailServerInput, mailServerInput } from './input.ts';
import { createSeal } from './sealed.ts';
import type { MailServerDatabase, MailServerTables, Security } from './tables.ts';

const ID = 1;

export type MailServer = ReturnType<typeof createMailServer>;

type Row = Selectable<MailServerTables['mail_server']>;

/** What the settings say, without the password. */
export interface StoredMailServer {
  host: string;
  port: number;
  security: Security;
  user: string | null;
  password: PasswordState;
  sender_address: string | null;
  sender_name: string | null;
  version: number;
}

/** The mail server as the screen shows it. */
export interface MailServerOverview {
  settings: StoredMailServer | null;
  /** What the environment decides in place of the settings. */
  environment: { server: string | null; sender: string | null };
  /** Who emails are from. */
  sender: string;
}

/** Unreadable: it was encrypted with the key of another data folder. */
export type PasswordState = (typeof passwordStates)[number];

export const passwordStates = ['none', 'kept', 'unreadable'] as const;

/** The mail server of the settings, beside that of the environment, which decides. */
export function createMailServer({ kysely }: Pick<Database, 'kysely'>, configuration: Configuration, clock: Clock) {
  const db = kysely.withTables<MailServerTables & ActivityTables>();
  const environment = accountOfEnvironment(configuration);
  const { seal, unseal } = createSeal(configuration.DATA_DIR);

  /** Whether emails can be sent; in a transaction, as that sees it. */
  async function isConfigured(database: Pick<MailServerDatabase, 'selectFrom'> = db): Promise<boolean> {
    return environment !== null || Boolean(await database.selectFrom('mail_server').select('id').executeTakeFirst());
  }

  async function readAccount(): Promise<MailAccount | null> {
    if (environment) return environment;
    const row = await findRow();
    if (!row) return null;
    const password = await passwordOf(row);
    if (row.sealed_password !== null && password === null) throw new Error(UNREADABLE);
    return accountOfSettings(configuration, { ...row, user: row.user_name, password });
  }

  async function readSender(): Promise<Mailbox> {
    return senderOf(configuration, (await findRow()) ?? null);
  }

  /** Reads what the settings say, and what the environment decides in their place. */
  async function read(): Promise<MailServerOverview> {
    const row = await findRow();
    return {
      settings: row ? await stored(row) : null,
      environment: {
        server: environment && new URL(environment.url).host,
        sender: configuration.MAIL_FROM?.address ?? null,
      },
      sender: senderOf(configuration, row ?? null).address,
    };
  }

  /** Saves an input over the version that was seen: none of a new one. */
  async function save(input: unknown, by: Actor): Promise<Outcome<StoredMailServer> | Conflict> {
    const checked = await check(input);
    if (!checked.ok) return checked;
    const { user, password, version: seen, ...values } = checked.value;
    const sealed_password = password === null ? null : await seal(password, purposeOf(checked.value));
    const saved = await db.transaction().execute(async (transaction) => {
      const row = await transaction.selectFrom('mail_server').select('version').executeTakeFirst();
      if (seen !== row?.version) return null;
      const columns = { ...values, user_name: user, sealed_password, version: (seen ?? 0) + 1 };
      const change = seen
        ? transaction.updateTable('mail_server').set(columns).where('version', '=', seen).returningAll()
        : transaction
            .insertInto('mail_server')
            .values({ id: ID, ...columns })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll();
      const after = await change.executeTakeFirst();
      if (after) await log(transaction, seen ? 'updated' : 'created', after.host, by);
      return after ?? null;
    });
    return saved ? done(await stored(saved)) : stale;
  }

  async function remove(by: Actor): Promise<Outcome<null> | Missing> {
    return db.transaction().execute(async (transaction) => {
      const row = await transaction.deleteFrom('mail_server').returning('host').executeTakeFirst();
      if (!row) return missing;
      await log(transaction, 'deleted', row.host, by);
      return done(null);
    });
  }

  /** Returns the account that an input stands for, saved or not; that of the environment where that decides. */
  async function accountToTest(input: unknown): Promise<Outcome<MailAccount>> {
    if (environment) return done(environment);
    const checked = await check(input);
    return checked.ok ? done(accountOfSettings(configuration, checked.value)) : checked;
  }

  /** Validates an input, and adds the password that is kept, for the same user of the same server alone. */
  async function check(input: unknown): Promise<Outcome<MailServerInput>> {
    const checked = mailServerInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const values = checked.data;
    if (values.user === null) return done({ ...values, password: null });
    if (values.security === 'none' && !mayGoPlain(configuration, values.host))
      return refused({ security: [NOT_PLAIN] });
    if (values.password !== null) return done(values);
    const sealed = (await findRow())?.sealed_password;
    const password = sealed ? await unseal(sealed, purposeOf(values)) : null;
    if (password !== null) return done({ ...values, password });
    return refused({ password: [sealed ? TYPE_AGAIN : 'Password is required where there is a user.'] });
  }

  async function stored(row: Row): Promise<StoredMailServer> {
    const { host, port, security, user_name: user, sender_address, sender_name, version } = row;
    return { host, port, security, user, password: await stateOf(row), sender_address, sender_name, version };
  }

  async function stateOf(row: Row): Promise<PasswordState> {
    if (row.sealed_password === null) return 'none';
    return (await passwordOf(row)) === null ? 'unreadable' : 'kept';
  }

  async function passwordOf({ sealed_password, user_name, ...row }: Row) {
    return sealed_password === null ? null : unseal(sealed_password, purposeOf({ ...row, user: user_name }));
  }

  function findRow() {
    return db.selectFrom('mail_server').selectAll().executeTakeFirst();
  }

  function log(transaction: typeof db, action: 'created' | 'updated' | 'deleted', title: string, by: Actor) {
    return logActivity(transaction, { by, at: clock(), action, subject: 'mail server', recordId: null, title });
  }

  return {
    accounts: { isConfigured: () => isConfigured(), read: readAccount } satisfies MailAccounts,
    isConfigured,
    readSender,
    read,
    save,
    remove,
    accountToTest,
  };
}

/** A password is good for one user of one server: nobody can have it sent to another. */
function purposeOf({ host, port, user }: Pick<MailServerInput, 'host' | 'port' | 'user'>) {
  return JSON.stringify(['mail server', host, port, user]);
}

export const UNREADABLE =
  'The password of the mail server cannot be read, because the key in the data folder is missing or another one. Type it again under Mail server.';
const TYPE_AGAIN = 'Type the password again: the one that is kept is for another server or user, or cannot be read.';
const NOT_PLAIN = 'Choose TLS or STARTTLS: otherwise everybody on the way could read the password.';
