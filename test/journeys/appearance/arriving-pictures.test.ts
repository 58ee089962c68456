import { expect } from '@playwright/test';
import { pages, recordPath } from '../../../content/addresses.ts';
import { records } from '../../demonstration.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';

const test = testOnSharedPage({ viewport: { width: 375, height: 800 } });

for (const path of [recordPath(pages.service, records.service.slug), recordPath(pages.blog, records.blog.slug)])
  test(`on a phone, the words of ${path} stand where they are when the picture above them arrives`, async ({
    view: page,
  }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const place = await heading.boundingBox();
    const picture = page.getByRole('main').getByRole('img').first();
    expect((await picture.boundingBox())!.y).toBeLessThan(place!.y);
    await picture.evaluate((img) => img.closest('figure, a, button, picture')!.remove());
    expect(await heading.boundingBox()).toEqual(place);
  });
