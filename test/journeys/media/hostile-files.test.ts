import { fileOf } from '../../files.ts';
import { hostileDocuments } from '../../hostile/files/documents.ts';
import { hostileDrawings } from '../../hostile/files/drawings.ts';
import { expect, test } from '../browser/admin.ts';

test.describe.configure({ timeout: 180_000 });

test('nothing of a hostile drawing runs or loads, not even of one that was stored as it was sent', async ({
  browser,
  app: { origin, publisher },
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(dialog.message());
    void dialog.dismiss();
  });
  // What the policy stops is never sent.
  await page.route(
    ({ origin: target }) => target !== origin,
    (route) => {
      effects.push(route.request().url());
      return route.abort();
    },
  );
  const paths: string[] = [];
  for (const { name, bytes, harm } of hostileDrawings) {
    const { body } = await publisher.sendForm('/media', { file: fileOf(name, bytes) });
    if (!body.data) continue;
    const address = origin + body.data.file;
    paths.push(body.data.file);
    for (const sent of [undefined, bytes]) {
      if (sent)
        await page.route(address, async (route) => route.fulfill({ response: await route.fetch(), body: sent }));
      await page.goto(address);
      await page.mouse.click(8, 8);
      const isHostile = await page.evaluate(() => 'hostile' in window);
      if (isHostile) effects.push(`${harm}, ${sent ? 'as it was sent' : 'as it is'}`);
    }
  }
  expect(paths.length).toBeGreaterThan(25);
  expect(effects).toEqual([]);
  await context.close();
});

test('a script that does run in a drawing is detected', async ({ stranger: page, app: { origin, publisher } }) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>';
  const { body } = await publisher.sendForm('/media', { file: fileOf('a.svg', Buffer.from(drawing)) });
  const hostile = drawing.replace('<rect/>', '<script>window.hostile = 1</script>');
  await page.route(origin + body.data.file, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: hostile });
  });
  await page.goto(body.data.file);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(true);
});

test('a document with a script is saved under its name, and not opened', async ({
  stranger: page,
  app: { publisher },
}) => {
  const [{ bytes } = { bytes: Buffer.of() }] = hostileDocuments;
  const { body } = await publisher.sendForm('/media', { file: fileOf('Price list.pdf', bytes) });
  await page.goto('/');
  const saved = page.waitForEvent('download');
  await page.evaluate((path) => location.assign(path), body.data.file as string);
  expect((await saved).suggestedFilename()).toBe('price-list.pdf');
  expect(new URL(page.url()).pathname).toBe('/');
});
