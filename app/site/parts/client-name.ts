const LEGAL_FORM_OR_DEGREE = /^(ag|co|corp|dds|esq|gmbh|inc|jr|limited|llc|llp|ltd|mba|md|phd|plc|sa|sr)$/i;

/** Splits "Ines Moreau, Harrow & Finch" into person and company. */
export function splitClientName(client: string): { name: string; company?: string } {
  const [, person, company = ''] = /^([^,]+),\s*(.+)$/.exec(client) ?? [];
  if (!person || LEGAL_FORM_OR_DEGREE.test(company.replaceAll('.', ''))) return { name: client };
  return { name: person.trim(), company };
}
