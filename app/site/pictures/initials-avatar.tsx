/** Stands in for a missing portrait. Decorative: the name is always next to it. */
export function InitialsAvatar({ name, className }: { name: string; className: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`bg-tint text-brand-text ${className}`}>
      <circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" opacity=".35" />
      <text
        x="50"
        y="50"
        dy=".36em"
        textAnchor="middle"
        fill="currentColor"
        className="font-display text-[36px] font-heading"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstAndLast.map((word = '') => Array.from(word)[0]?.toUpperCase()).join('');
}
