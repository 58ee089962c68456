/** Numbers the items of lists that have no ids, by which words in other languages belong to them. */
export function withItemIds<Values extends object>(values: Values): Values {
  const numbered = Object.entries(values).map(([name, value]) => [name, withIds(value as unknown)]);
  return Object.fromEntries(numbered) as Values;
}

function withIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      typeof item === 'object' && item !== null ? { id: String(index + 1), ...withItemIds(item) } : item,
    );
  return typeof value === 'object' && value !== null ? withItemIds(value) : value;
}
