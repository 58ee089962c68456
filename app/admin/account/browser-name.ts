/** In this order, because a browser also sends names of those below it. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Returns what people call a browser, such as “Safari on iPhone”, or the user agent of an unknown one. */
export function browserName(userAgent: string): string {
  const named = (names: typeof browsers | typeof systems) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = named(browsers);
  if (!browser) return userAgent || 'Unknown browser';
  const system = named(systems);
  return system ? `${browser} on ${system}` : browser;
}
