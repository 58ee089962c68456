import { afterAll, beforeAll } from 'vitest';
import { settings } from '../../../content/types/settings.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { openEveryPage, type PublicPage } from '../app/documents/public-page.ts';
import { testEveryPage } from '../app/documents/test-every-page.ts';

let app: TestApp;
let pages: PublicPage[];
beforeAll(async () => {
  app = await startApp();
  const logo = await app.upload('settings');
  await app.services.content.update(settings, 1, { logo, favicon: logo });
  pages = await openEveryPage(app);
});
afterAll(() => app.stop());

// Those of the demonstrations: test/api/content/demonstration.test.ts.
testEveryPage(() => ({ app, pages }), { fewest: 7, isEmpty: true });
