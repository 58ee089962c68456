/** The time zone in the settings, beside TIME_ZONE. */
export const statements = (): string[] => ['alter table settings add column time_zone text'];
