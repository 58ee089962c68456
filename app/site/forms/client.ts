const LEGAL_FORM_OR_DEGREE = /^(ag|co|corp|dds|esq|gmbh|inc|jr|limited|llc|llp|ltd|mba|md|phd|plc|sa|sr)$/i;

/** Splits the name of a client as agencies write it, "Ines Moreau, Harrow & Finch", into person and company. */
export function clientOf(name: string): { name: string; company?: string } {
  const [, person, company = ''] = /^([^,]+),\s*(.+)$/.exec(name) ?? [];
  if (!person || LEGAL_FORM_OR_DEGREE.test(company.replaceAll('.', ''))) return { name };
  return { name: person.trim(), company };
}
