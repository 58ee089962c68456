import { useState } from 'react';

/** Which items are open, by key. Those with errors open by themselves when the errors arrive. */
export function useOpenItems(keys: readonly string[], errors: Record<string, string[]>, path: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<typeof errors | null>(null);
  const faulty = new Set(keys.filter((_key, index) => hasErrors(errors, `${path}.${index}`)));

  if (errors !== seen) {
    setSeen(errors);
    setOpen(open.union(faulty));
  }

  return {
    isOpen: (key: string) => open.has(key),
    isFaulty: (key: string) => faulty.has(key),
    show: (key: string) => setOpen((open) => open.union(new Set([key]))),
    toggle: (key: string) => setOpen((open) => open.symmetricDifference(new Set([key]))),
  };
}

function hasErrors(errors: Record<string, string[]>, path: string) {
  return Object.keys(errors).some((errorPath) => errorPath === path || errorPath.startsWith(`${path}.`));
}
