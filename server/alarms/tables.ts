export type AlarmTables = {
  alarms: {
    /** The name of the alarm, followed by the machine where it is about one. */
    key: string;
    name: string;
    sentence: string;
    raised_at: string;
    /** When it was last reported. */
    seen_at: string;
    /** Null while it lasts. */
    over_at: string | null;
    /** When people were mailed about it; null before. */
    told_at: string | null;
    /** Until when a process is mailing people about it. */
    claimed_until: string | null;
  };
};
