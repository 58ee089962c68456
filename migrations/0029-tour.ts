/** Whether somebody has seen the tour, whatever browser they use. */
export const statements = (): string[] => ['alter table users add column tour_ended_at text'];
