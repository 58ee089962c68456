import { useEffect, useState } from 'react';

/** Returns what `load` loads for a key; null while it loads. `load` is called once per key. */
export function useLoaded<Loaded>(key: unknown, load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<{ key: unknown; value: Loaded } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function update() {
      const value = await load();
      if (isCurrent) setLoaded({ key, value });
    }
    void update();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return loaded && loaded.key === key ? loaded.value : null;
}
