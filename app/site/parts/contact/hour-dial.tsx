/** An hour as a ring, filled as far as a meeting lasts. Decorative. */
export function HourDial({ minutes }: { minutes: number }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="dial">
      <circle cx="60" cy="60" r="50" className="dial-hour" />
      <circle
        cx="60"
        cy="60"
        r="50"
        pathLength="60"
        strokeDasharray={`${minutes} 60`}
        transform="rotate(-90 60 60)"
        className="dial-minutes"
      />
    </svg>
  );
}
