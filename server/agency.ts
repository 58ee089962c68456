import { isDemoAddress } from '../content/texts/demonstration-address.ts';
import { settings, settingsDefaults } from '../content/types/settings.ts';
import { readSingle } from './content/records/records.ts';
import type { ContentDatabase } from './content/tables.ts';
import type { Agency } from './leads/email/templates.ts';
import type { Configuration } from './platform/configuration/configuration.ts';

/** Returns what reads the agency of the settings, as emails need it. NOTIFY_EMAIL decides who is notified. */
export function createAgencyReader(db: ContentDatabase, { NOTIFY_EMAIL }: Pick<Configuration, 'NOTIFY_EMAIL'>) {
  return async (): Promise<Agency> => {
    const values = (await readSingle(db, settings)) as Partial<SettingsRead> | null;
    const addresses = [NOTIFY_EMAIL, values?.notification_email, values?.email];
    const email = addresses.find((address) => address && !isDemoAddress(address)) ?? null;
    const chosen = NOTIFY_EMAIL ? [] : (values?.notifications ?? []);
    return {
      name: values?.product_name ?? settingsDefaults.product_name,
      currency: values?.currency ?? null,
      email,
      notified: ({ name }) => {
        const ofKind = chosen.flatMap(({ about, email }) => (about === name ? email : []));
        return ofKind.length > 0 ? [...new Set(ofKind)] : [email ?? []].flat();
      },
    };
  };
}

interface SettingsRead {
  product_name: string | null;
  currency: string | null;
  notification_email: string | null;
  email: string | null;
  notifications: { about: string; email: string }[];
}
