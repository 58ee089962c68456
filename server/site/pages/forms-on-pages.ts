import { pages } from '../../../content/addresses.ts';
import { typeNamed } from '../../../content/index.ts';
import { type InboxForm, type InboxKindName, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { splitLanguage } from '../../../content/languages.ts';
import { canonicalPath, recordAt, recordPageAt } from '../../../content/paths.ts';
import type { Section } from '../../../content/sections/section-kinds.ts';
import type { PublicContent } from '../published.ts';

/** The form of a kind of inbox item on a page, by its path in any language. */
export interface FormOnPage {
  kind: InboxKindName;
  page: string;
}

/** Returns those of the forms, on pages that are there, which visitors find on them. */
export async function findForms<Form extends FormOnPage>(content: PublicContent, forms: Form[]): Promise<Form[]> {
  const isThere = await Promise.all(forms.map((form) => hasForm(content, form)));
  return forms.filter((_form, index) => isThere[index]);
}

async function hasForm(content: PublicContent, { kind, page }: FormOnPage): Promise<boolean> {
  const { language, rest: path } = splitLanguage(page);
  const form = inboxKinds.find(({ name }) => name === kind)?.form;
  if (!form) return false;
  if (isPageOfForm(path, form)) return true;
  const sections = await readSectionsAt(content.in(language), path);
  return sections.some((section) => section.type === 'contactForm' && section.form === form && !section.hidden);
}

/** Whether a page has a form without a section for it. */
function isPageOfForm(path: string, form: InboxForm) {
  const isOfMeetingKind = recordPageAt(path)?.page === 'meeting-kind';
  return canonicalPath(path) === pages[form].path || (form === meeting.form && isOfMeetingKind);
}

/** Reads the sections of the record that a page is made of. */
async function readSectionsAt(content: PublicContent, path: string): Promise<Section[]> {
  const found = recordAt(path);
  const type = found && typeNamed(found.type);
  if (!type || !('sections' in type.fields)) return [];
  const record = content.anyRecords(type).where('slug', '=', found.slug);
  const [row] = await content.readAny(type, record, ['sections']);
  return (row?.['sections'] ?? []) as Section[];
}
