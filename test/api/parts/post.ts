import { beforeAll } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import type { TestApp } from '../app/app.ts';
import { type SignedInApp, signedInApp } from '../app/signed-in-app.ts';

export interface SavedHeading {
  id: number;
  version: number;
  sequence: number;
  heading: string;
  image: string;
  description: string;
  blog_id: { id: number; title: string };
}

/** Starts an app for the tests of a file, and prepares posts with headings. */
export function appWithPosts() {
  const site = signedInApp() as SignedInApp & { make: Awaited<ReturnType<typeof postMaker>> };
  beforeAll(async () => {
    site.make = await postMaker(site.app, site.client);
  });
  return site;
}

/** What the tests of posts with headings share: an author, a picture, and what a heading holds. */
export async function postMaker(app: TestApp, client: ApiClient) {
  const image = await app.upload('blogs');
  const author = await app.create(teamMember, {});
  const fields = {
    title: 'A post',
    image,
    short_description: 's',
    team_id: author,
    status: 1,
    description: '<p>d</p>',
  };
  const headingOf = (heading: string, changes: object = {}) => ({
    heading,
    image,
    description: `<p>${heading}</p>`,
    ...changes,
  });

  /** Creates a post with headings and returns its path in the API. */
  async function post(...headings: string[]) {
    const input = { ...fields, headings: headings.map((heading) => headingOf(heading)) };
    return `/blogs/${(await client.create(blog, input)).slug}`;
  }

  async function headingsOf(address: string) {
    return (await client.ask('GET', address)).body.data.headings as SavedHeading[];
  }

  return { image, author, fields, headingOf, post, headingsOf };
}

export const titles = (headings: SavedHeading[]) => headings.map(({ heading, sequence }) => `${sequence} ${heading}`);
