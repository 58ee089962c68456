interface SelectAllProps {
  ids: number[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

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
