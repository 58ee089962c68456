/** Returns a day such as 2026-03-31 in words. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  return date.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Returns an amount with its currency, by the rules of that if it is a code such as EUR. */
export function amountInWords(amount: number, currency: string | null): string {
  if (currency && /^[A-Za-z]{3}$/.test(currency))
    return amount.toLocaleString('en-GB', { style: 'currency', currency, currencyDisplay: 'code' });
  const number = amount.toLocaleString('en-GB', { maximumFractionDigits: 2 });
  return currency ? `${number} ${currency}` : number;
}
