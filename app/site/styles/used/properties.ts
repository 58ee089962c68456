const REGISTRATION = /@property (--[\w-]+)\{[^}]*\}/g;

/** Leaves out the registrations of properties that no rule reads. */
export function withoutUnreadProperties(css: string): string {
  return css.replaceAll(REGISTRATION, (registration, name: string) =>
    css.includes(`var(${name}`) ? registration : '',
  );
}
