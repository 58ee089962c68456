/**
 * Returns what says the day and the time of a moment as people read them in a time zone. Pages run it by its text, too: it must need
 * nothing else.
 */
export function momentsInWords(language: string, timeZone: string): (time: string) => { day: string; time: string } {
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  return (time) => ({ day: days.format(new Date(time)), time: clock.format(new Date(time)) });
}
