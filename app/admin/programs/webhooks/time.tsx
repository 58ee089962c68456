/** A time, in the time zone of the browser. */
export function Time({ time }: { time: string }) {
  const moment = new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={time}>{moment}</time>;
}
