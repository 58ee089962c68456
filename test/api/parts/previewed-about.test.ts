import { beforeEach, describe, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { page } from '../../../content/types/page.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { readAllRows } from '../app/database-rows.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();
let id: number;
beforeEach(async () => {
  id = await site.app.create(about, { wwa_heading: 'Who', wwa_description: '<p>We are.</p>' });
});

const rows = () => readAllRows(site.app.services.database);

describe('what is typed of About in the form of its page', () => {
  const preview = async (fields: object) => {
    const { body } = await site.client.ask('POST', '/live-preview', { type: 'pages', key: 'about-us', fields });
    return body.data.html as string;
  };

  test('is on the page beside the form, also while there is none, and nothing is stored', async () => {
    const before = await rows();
    expect(await preview({ 'about.wwa_heading': 'Being typed' })).toMatch(
      /<h2[^>]*>Being typed<\/h2><[^>]*>\s*<p>We are\.<\/p>/,
    );
    expect(await preview({ 'about.wwa_description': 7, 'about.breadcrumb_heading': ['x'] })).toContain('About Us');
    expect(await rows()).toEqual(before);
    await site.client.ask('DELETE', `/abouts/${id}`);
    expect(await preview({ 'about.wca_description': '<p>New here</p>' })).toContain('<p>New here</p>');
    expect(await preview({ 'about.wca_description': '' })).toContain('About Us');
  });

  test('is on the page that a link shows', async () => {
    const { path } = await share(
      site.client,
      await beginDraft(site.client, page, 'about-us', { 'about.wca_description': '<p>For the client</p>' }),
    );
    expect((await site.app.get(path)).body).toContain('<p>For the client</p>');
    expect((await site.app.get('/about-us')).body).not.toContain('For the client');
  });
});
