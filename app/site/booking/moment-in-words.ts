/** Returns the day and the time of a moment as people read them in a time zone. Pages run it by its text, too: it must need nothing else. */
export function momentInWords(time: string, language: string, timeZone: string): { day: string; time: string } {
  const moment = new Date(time);
  return {
    day: moment.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
    time: moment.toLocaleTimeString(language, { timeStyle: 'short', timeZone }),
  };
}
