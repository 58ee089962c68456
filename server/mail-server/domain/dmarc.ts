import type { Dns } from './dns.ts';

/** What a domain asks of those who get emails that neither SPF nor DKIM proves. */
export interface Dmarc {
  /** Where the record is: at the domain, or above it. */
  domain: string;
  policy: string;
  /** Whether a signature, or the sender of the envelope, must name the very domain. */
  isStrict: { dkim: boolean; spf: boolean };
}

/** Finds the record of a domain, or of the nearest one above it (RFC 9989); null without one. Receivers ignore several. */
export async function findDmarc(dns: Dns, domain: string): Promise<Dmarc | 'several' | null> {
  const labels = domain.split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    const name = labels.slice(start).join('.');
    const [record, ...others] = (await dns.texts(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(?:;|$)/.test(text));
    if (others.length > 0) return 'several';
    if (record) return { domain: name, ...readRecord(record, start > 0) };
  }
  return null;
}

function readRecord(record: string, isAbove: boolean): Omit<Dmarc, 'domain'> {
  const tags = new Map(
    record.split(';').map((tag) => {
      const [name = '', value = ''] = tag.split('=', 2);
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  const policy = (isAbove && tags.get('sp')) || tags.get('p');
  return { policy: policy ?? '', isStrict: { dkim: tags.get('adkim') === 's', spf: tags.get('aspf') === 's' } };
}
