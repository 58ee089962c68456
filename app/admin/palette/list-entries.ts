/** What the palette lists, loaded when it is opened. */
export { commandsFor, entriesFor } from './entries.ts';
export { findEntries } from './find-entries.ts';
