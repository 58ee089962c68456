import { useEffect, useState } from 'react';

/** Returns what `load` loads for a key; null while it loads. `load` is called once per key. */
export function useLoaded<Loaded>(key: unknown, load: () => Promise<Loaded>): Loaded | null {
  const loaded = useLatest(key, load);
  return loaded && loaded.key === key ? loaded.value : null;
}

/** Returns what `load` loads for a key; while it loads, what it has loaded for the key before. */
export function useLastLoaded<Loaded>(key: unknown, load: () => Promise<Loaded>): Loaded | null {
  return useLatest(key, load)?.value ?? null;
}

function useLatest<Loaded>(key: unknown, load: () => Promise<Loaded>) {
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
  return loaded;
}
