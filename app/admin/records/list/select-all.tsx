interface SelectAllProps {
  ids: number[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

/** The checkbox in the head of a table, which selects all rows or none. */
export function SelectAll({ ids, selected, onSelect }: SelectAllProps) {
  const areAll = ids.every((id) => selected.has(id));
  const areSome = !areAll && ids.some((id) => selected.has(id));
  return (
    <th data-part="choice">
      <input
        type="checkbox"
        aria-label="Select all"
        checked={areAll}
        ref={(box) => {
          if (box) box.indeterminate = areSome;
        }}
        onChange={() => onSelect(new Set(areAll ? [] : ids))}
      />
    </th>
  );
}
