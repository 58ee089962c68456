import { redirect } from 'react-router';
import { isBuiltIn } from '../../../../content/addresses.ts';
import type { Language } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { inLanguage } from '../../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { singlePartOf } from '../../../../content/model/parts/single-part.ts';
import type { SourceDifference } from '../../../../server/content/translations/source-differences.ts';
import { callApi, load, ScreenFailure } from '../../parts/api.ts';
import { formOf } from '../../shell/screens.ts';
import type { ListedTranslation } from '../../../../server/content/translations/translations.ts';
import type { SavedDraft } from '../drafts/drafts.ts';
import { pathOf, readOptions, readRecord, translationOf } from '../records.ts';
import { listSchedules, schedulesOf } from '../schedules/schedules.ts';

/** Reads what the form of a translation begins with. In a language that the site does not have, it is the form of the record. */
export async function readTranslation(source: ContentType, key: string, language: Language) {
  const type = inLanguage(source, language);
  const original = await readRecord(source, key);
  const path = pathOf(type, original) + translationOf(type);
  const [draft, { record, differences }, options, schedules, unwritten] = await Promise.all([
    callApi<{ data: SavedDraft | null }>('GET', `${path}/draft`),
    readWords(type, original),
    readOptions(type),
    listSchedules(type),
    readUnwritten(type, original),
  ]);
  if (!draft.ok && [404, 422].includes(draft.status)) throw redirect(formOf(source, original));
  if (!draft.ok) throw new ScreenFailure(draft);
  return {
    type,
    record,
    translated: { original: { record: original, unwritten }, differences },
    options,
    savedDraft: draft.body.data,
    schedules: record ? schedulesOf(schedules, type, original) : [],
  };
}

export interface TranslationList {
  data: ListedTranslation[];
  /** The languages of the drafts. */
  drafts: string[];
  /** Those of them that were begun from an earlier text, and never published. */
  outdated_drafts: string[];
}

/** Reads a translation and what has changed since it was made, or begun to be; null where there is none. */
async function readWords(type: ContentType, original: AnyRecord) {
  const path = pathOf(type, original) + translationOf(type);
  const { data, outdated_drafts } = await load<TranslationList>(`${pathOf(type, original)}/translations`);
  const listed = data.find(({ language }) => language === type.language);
  const isOutdated = listed?.is_outdated ?? outdated_drafts.includes(String(type.language));
  const record = listed ? (await load<{ data: AnyRecord }>(path)).data : null;
  const differences = isOutdated ? (await load<{ data: SourceDifference[] }>(`${path}/source-diff`)).data : [];
  return { record, differences };
}

/** Reads what a built-in page has in a language before it is translated: its address, and what is translated with it. */
async function readUnwritten(type: ContentType, original: AnyRecord): Promise<AnyRecord | null> {
  const { id, slug, updated_at } = original;
  if (!isBuiltIn(type, slug)) return null;
  const part = singlePartOf(type, original);
  const present = part && (original[part.name] as AnyRecord | null);
  const words = part && present ? (await readWords(part.type, present)).record : null;
  return { id, slug, version: 0, updated_at, ...(part && { [part.name]: words }) };
}
