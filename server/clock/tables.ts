export type ClockTables = {
  site_clock: {
    id: number;
    /** When the site last ran with a clock that nobody doubts. */
    seen_at: string;
    /** The boot of the machine that saw it, and the seconds since then. */
    boot_id: string | null;
    uptime: number | null;
  };
};
