/** The project's folder. What the build makes of the server stands as deep in it as this file does. */
export const root = new URL('../..', import.meta.url);
