import type { Dmarc } from './dmarc.ts';
import { bad, type DomainFinding, good, note } from './finding.ts';

/** What the server that has received an email says of it (RFC 8601). */
interface Verdict {
  result: string;
  /** The domain for which it is good. */
  domain: string;
}

/** Says what the server of a mailbox has found out about an email of ours, by the head of the copy that has arrived there. */
export function examineCopy(head: string, { from, dmarc }: { from: string; dmarc: Dmarc | null }): DomainFinding[] {
  const results = resultsIn(head);
  if (!results) return [note('DKIM', 'The mailbox that the email has arrived in does not say whether it is signed.')];
  const [dkim, spf] = [verdictsOf(results, 'dkim'), verdictsOf(results, 'spf')];
  const isAligned = (verdict: Verdict, isStrict = false) =>
    verdict.result === 'pass' && areAligned(verdict.domain, from, isStrict ? null : (dmarc?.domain ?? from));
  const isSigned = dkim.some((verdict) => isAligned(verdict, dmarc?.isStrict.dkim));
  const isFromServer = spf.some((verdict) => isAligned(verdict, dmarc?.isStrict.spf));
  return [
    dkimFinding(dkim, from, isSigned),
    ...spf.slice(0, 1).map((verdict) => spfFinding(verdict, { from, isFromServer, isSigned })),
    ...(isSigned || isFromServer
      ? []
      : [bad('DMARC', `Neither SPF nor DKIM proves that the email is from ${from}, so DMARC fails.`)]),
  ];
}

function dkimFinding(verdicts: Verdict[], from: string, isSigned: boolean): DomainFinding {
  if (isSigned) return good('DKIM', `The email has arrived with a valid signature of ${from}.`);
  const valid = verdicts.find(({ result }) => result === 'pass');
  if (valid)
    return bad(
      'DKIM',
      `The email is signed by ${valid.domain} instead of ${from}. Verify ${from} at your mail provider.`,
    );
  const broken = verdicts.find(({ result }) => result !== 'none');
  if (broken)
    return bad(
      'DKIM',
      `The signature of the email is not valid (${broken.result}). Compare its DNS record with what your mail provider shows.`,
    );
  return bad('DKIM', `The email is not signed. Switch DKIM on for ${from} at your mail provider.`);
}

function spfFinding(
  { result, domain }: Verdict,
  { from, isFromServer, isSigned }: { from: string; isFromServer: boolean; isSigned: boolean },
): DomainFinding {
  if (isFromServer) return good('SPF', `The email has arrived from a server that may send for ${from}.`);
  if (result !== 'pass')
    return bad(
      'SPF',
      `The email has arrived from a server that may not send for ${domain || from} (${result}). Add what your mail provider tells you to include.`,
    );
  const sentence = `The email has arrived in the name of ${domain}, so that SPF proves nothing about ${from}.`;
  return isSigned ? note('SPF', `${sentence} Its signature does.`) : bad('SPF', sentence);
}

/** Returns the results of the server that has received an email; null without any. Earlier servers stand below. */
function resultsIn(head: string): string[] | null {
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const all = unfolded.flatMap((line) => /^authentication-results:(.*)$/i.exec(line)?.[1] ?? []);
  const parts = all.map((line) => line.replaceAll(/\([^()]*\)/g, '').split(';'));
  const server = parts[0]?.[0]?.trim();
  return server === undefined
    ? null
    : parts.filter(([name]) => name?.trim() === server).flatMap(([, ...results]) => results);
}

function verdictsOf(results: string[], method: 'dkim' | 'spf'): Verdict[] {
  return results.flatMap((text) => {
    const [, result = ''] = new RegExp(`^\\s*${method}\\s*=\\s*(\\w+)`, 'i').exec(text) ?? [];
    const [, named = ''] = /\b(?:header\.(?:d|i)|smtp\.mailfrom)\s*=\s*"?([^\s"]+)/i.exec(text) ?? [];
    return result
      ? [{ result: result.toLowerCase(), domain: named.slice(named.lastIndexOf('@') + 1).toLowerCase() }]
      : [];
  });
}

/** Whether a domain speaks for another one: being it or, unless that is to be strict, below the same one. */
function areAligned(domain: string, from: string, above: string | null) {
  return domain === from || (above !== null && (domain === above || domain.endsWith(`.${above}`)));
}
