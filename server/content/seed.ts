/**
 * The first content, read when it is needed: the built server leaves it out, and finds it by a path that is right from
 * folders of this depth only.
 */
export const readBuiltIns = () => import('../../seed/built-ins.ts');
export const readSeed = () => import('../../seed/seed.ts');
export const readRecords = () => import('../../seed/records.ts');
export const readDemonstrations = () => import('../../seed/demonstrations/demonstration.ts');
