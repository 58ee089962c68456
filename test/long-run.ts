/** Whether slow tests run too, and random and exhaustive ones try all that they can: `npm run test:long` and `npm test FILE`. */
export const isLongRun = process.env['TESTS'] === 'all';
