import { redirect } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import { formAt } from '../../../content/form-address.ts';
import { splitLanguage } from '../../../content/languages.ts';
import { recordAt } from '../../../content/paths.ts';
import { showToast } from '../../ui/toast.ts';
import type { Route } from './+types/at.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { callApi, ScreenFailure } from '../parts/api.ts';
import { mayLoad } from '../parts/signed-in.ts';

export { ErrorBoundary } from './screen-failure.tsx';

/** Leads from a public address to the form of the record behind it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const translation = await translationAt(path);
  if (translation) return redirect(translation);
  const found = recordAt(path);
  const type = contentTypes.find(({ name }) => name === found?.type);
  if (!found || !type) return leadToDashboard();
  const result = await callApi('GET', `/${type.path}/${found.slug}`);
  const screen = (await mayLoad(permissionToDraft(type))) ? type.screens.edit : type.screens.show;
  if (result.ok) return redirect(`/admin/${screen}/${found.slug}`);
  if (result.status === 404) return leadToDashboard();
  throw new ScreenFailure(result);
}

/** Returns the form of the translation whose page is at a path, if one is: that may be a page in the first language all the same. */
async function translationAt(path: string): Promise<string | null> {
  const { language, rest } = splitLanguage(path);
  const found = language && recordAt(rest);
  const type = contentTypes.find(({ name }) => name === found?.type);
  if (!found || !type || !(await mayLoad(permissionToDraft(type)))) return null;
  const query = new URLSearchParams({ type: type.path, language, slug: found.slug });
  const answer = await callApi<{ data: { key: string } }>('GET', `/translations/by-slug?${query}`);
  return answer.ok ? formAt(type, answer.body.data.key, null, language) : null;
}

function leadToDashboard() {
  showToast('info', 'There is nothing to edit at this address.');
  return redirect('/admin');
}

// Without a component the server would respond with bare data instead of a page.
export default function At() {
  return null;
}
