/** @typedef {Awaited<ReturnType<typeof import('../measure/requests.mjs').openRequests>>} Requests */
/** @typedef {{ name: string, time: () => Promise<number> }} Case */

/**
 * Returns the requests to measure: uncached public pages and calls, and the lists of the admin area.
 *
 * @param {Requests} requests
 * @returns {Promise<Case[]>}
 */
export async function growthCases(requests) {
  return [...(await publicCases(requests)), ...(await adminCases(requests))];
}

/** @param {Requests} requests */
async function publicCases({ ask, askUncached }) {
  const lists = ['blog', 'review'].map(async (name) => {
    const last = lastPage((await ask(`/api/${name}`)).text);
    return [`/our-${name}s`, `/api/${name}`].flatMap((path) => [
      [`${path}, first page`, path],
      [`${path}, last page`, `${path}?page=${last}`],
    ]);
  });
  const middle = Math.ceil(lastPage((await ask('/api/blog')).text) / 2);
  const [{ slug }] = JSON.parse((await ask(`/api/blog?page=${middle}`)).text).data;
  const paths = [
    ['/', '/'],
    ...(await Promise.all(lists)).flat(),
    ['a blog page', `/blogs/${slug}`],
    ['/api/blog/{slug}', `/api/blog/${slug}`],
    ['/api/related-blog', `/api/related-blog?slug=${slug}`],
    ...['/sitemap.xml', '/feed.xml', '/llms.txt', '/api/setting'].map((path) => [path, path]),
  ];
  return paths.map(([name = '', path = '']) => ({ name, time: async () => (await askUncached(path)).time }));
}

/** @param {Requests} requests */
async function adminCases({ ask }) {
  const { paths } = JSON.parse((await ask('/api/openapi.json')).text);
  const lists = ['blogs', 'headings', 'reviews'].map(async (path) => {
    const last = lastPage((await ask(`/api/${path}`)).text);
    const sorts = sortsOf(paths[`/api/${path}`].get);
    return [
      '',
      `page=${last}`,
      'search=lighthouse',
      'search=zeppelin',
      'search=website',
      'status=1',
      'status=2',
      ...sorts.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&page=${last}`]),
    ]
      .filter((query) => !(path === 'headings' && query.startsWith('status')))
      .map((query) => [`/api/${path}?${query.replace(`page=${last}`, 'page=last')}`, `/api/${path}?${query}`]);
  });
  const others = ['/api/overview', '/api/activity', '/api/headings/blog'].map((path) => [path, path]);
  const all = [...(await Promise.all(lists)).flat(), ...others];
  return all.map(([name = '', path = '']) => ({ name, time: async () => (await ask(path)).time }));
}

/** The columns that a list can be sorted by, ascending. @param {any} operation @returns {string[]} */
function sortsOf({ parameters }) {
  const sort = parameters.find((/** @type {{ name: string }} */ { name }) => name === 'sort');
  return sort.schema.enum.filter((/** @type {string} */ name) => !name.startsWith('-'));
}

/** @param {string} text */
function lastPage(text) {
  return JSON.parse(text).meta.last_page;
}
