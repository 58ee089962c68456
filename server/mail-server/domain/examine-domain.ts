import { domainToASCII } from 'node:url';
import { createDns, type Dns, DnsSilence } from './dns.ts';
import { type Dmarc, findDmarc } from './dmarc.ts';
import { bad, type DomainFinding, good, note } from './finding.ts';
import { followSpf, SpfFault, spfIn } from './spf.ts';

/** Who emails are from, and the mail server that takes them from here. */
export interface Sending {
  address: string;
  server: string;
}

/** What is known of a domain. */
export interface ExaminedDomain {
  domain: string;
  dmarc: Dmarc | null;
  findings: DomainFinding[];
}

/** Asks the DNS what other mail servers find out about emails from an address. Takes up to some seconds. */
export async function examineDomain({ address, server }: Sending): Promise<ExaminedDomain> {
  const domain = domainOf(address);
  if (isReserved(domain)) {
    const sentence = `Emails are from ${address}, and the DNS knows nothing of such a name. Set the sender’s address.`;
    return { domain, dmarc: null, findings: [note('Sender', sentence)] };
  }
  const dns = createDns();
  try {
    const dmarc = await findDmarc(dns, domain);
    const findings = [
      await examineExchanges(dns, domain),
      await examineSpf(dns, domain, server),
      dmarcFinding(dmarc, domain),
    ];
    return { domain, dmarc: dmarc === 'several' ? null : dmarc, findings };
  } catch (error) {
    if (!(error instanceof DnsSilence)) throw error;
    return {
      domain,
      dmarc: null,
      findings: [note('Sender', `The DNS could not be asked about ${domain}. Try again later.`)],
    };
  }
}

export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)).toLowerCase();
}

/** Whether a domain is for examples, or for this machine alone (RFC 2606, RFC 6761). */
function isReserved(domain: string) {
  return (
    !domain.includes('.') || /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|local|localhost|test)$/.test(domain)
  );
}

/** Whether answers and returned emails arrive anywhere. */
async function examineExchanges(dns: Dns, domain: string): Promise<DomainFinding> {
  const [exchange] = await dns.exchanges(domain);
  if (exchange) return good('MX', `Answers and returned emails to ${domain} go to ${exchange}.`);
  if (exchange !== undefined)
    return bad('MX', `${domain} says that it takes no email. Many servers refuse emails from such a domain.`);
  const way = (await dns.addresses(domain)).length > 0 ? 'to the web server of that name' : 'nowhere';
  return bad(
    'MX',
    `Answers and returned emails to ${domain} go ${way}: it has no MX record. Add that of your mail provider.`,
  );
}

async function examineSpf(dns: Dns, domain: string, server: string): Promise<DomainFinding> {
  const records = spfIn(await dns.texts(domain));
  const [record] = records;
  if (record === undefined)
    return bad(
      'SPF',
      `${domain} has no SPF record, so nothing says that ${server} may send for it. Add the one that your mail provider shows.`,
    );
  if (records.length > 1)
    return bad('SPF', `${domain} has ${records.length} SPF records, so all are ignored. Join them in one.`);
  try {
    const spf = await followSpf(dns, domain, record, await dns.addresses(server));
    const its = `The SPF record of ${domain}`;
    if (spf.isOpen) return bad('SPF', `${its} lets everybody send in its name. Let it end with “-all”.`);
    if (!spf.isMet)
      return note(
        'SPF',
        `${its} is valid, but does not name the address of ${server}. If emails leave from there, add it; otherwise compare the record with what your mail provider shows.`,
      );
    if (!spf.isClosed)
      return note('SPF', `${its} lets ${server} send, but forbids nobody else to. Let it end with “-all”.`);
    return good('SPF', `${its} lets ${server} send.`);
  } catch (error) {
    if (!(error instanceof SpfFault)) throw error;
    return bad('SPF', `The SPF record of ${domain} is ignored, because ${error.message}.`);
  }
}

function dmarcFinding(dmarc: Dmarc | 'several' | null, domain: string): DomainFinding {
  if (dmarc === 'several')
    return bad('DMARC', `_dmarc.${domain} has more than one DMARC record, so all are ignored. Keep one.`);
  if (!dmarc)
    return bad(
      'DMARC',
      `${domain} has no DMARC record, so some servers trust it less. Begin with “v=DMARC1; p=none” at _dmarc.${domain}.`,
    );
  const its = `The DMARC record of ${dmarc.domain}`;
  if (dmarc.policy === 'none')
    return note(
      'DMARC',
      `${its} asks for nothing yet (p=none). Once SPF and DKIM have passed for two weeks, change it to p=quarantine.`,
    );
  if (dmarc.policy === 'quarantine' || dmarc.policy === 'reject')
    return good('DMARC', `${its} protects it (p=${dmarc.policy}).`);
  return bad('DMARC', `${its} has no valid policy. Begin with “v=DMARC1; p=none”.`);
}
