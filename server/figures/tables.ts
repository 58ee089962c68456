/** What is counted. None of it says anything about one visitor. */
export type FigureTables = {
  visits: {
    kind: string;
    /** A day such as 2026-12-01, or a month such as 2026-12. */
    day: string;
    name: string;
    views: number;
    visits: number;
    /** Of each day, added up; of all names together only, once the day is over. */
    visitors: number;
  };
  visitor_sketches: { day: string; registers: string };
  visitor_salts: { day: string; salt: string };
};
