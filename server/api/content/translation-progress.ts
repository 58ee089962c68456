import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { typeAt } from '../../../content/index.ts';
import { languageTags } from '../../../content/languages.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { may, permissionToDraft } from '../../../content/permissions.ts';
import { readOtherLanguagesIn } from '../../content/language.ts';
import { findBySlug } from '../../content/translations/find-by-slug.ts';
import { readLanguageStates } from '../../content/translations/language-states.ts';
import {
  countProgress,
  progressSchema,
  readProgress,
  recordProgressSchema,
} from '../../content/translations/progress.ts';
import { typeInLanguage } from '../../content/translations/type-in-language.ts';
import { refused } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { requirePermission } from '../http/guard.ts';
import { dataOrMissing } from '../http/responses.ts';
import { languageTag, routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { named } from '../openapi/schemas.ts';
import { ids } from './list-query.ts';
import { typePath } from './record-schemas.ts';

/** How far the site is translated into the other languages that it has. */
export function translationProgressApi(scope: FastifyInstance, { content: { db } }: Pick<Services, 'content'>) {
  const route = routesIn(scope, { tag: 'Languages', permission: 'write drafts' });

  route('GET /languages', {
    summary: 'List the languages into which the site is translated, with what is missing or old in each',
    answer: dataOf(z.array(languageState)),
    handle: async ({ user }) => {
      const states = await readLanguageStates(db);
      const progress = await countProgress(
        db,
        states.map(({ language }) => language),
      );
      const visible = progress.filter(({ type }) => may(user, permissionToDraft(typeAt(type))));
      return {
        data: states.map((state) => ({
          ...state,
          progress: visible.filter(({ language }) => language === state.language),
        })),
      };
    },
  });

  route('GET /translations', {
    summary: 'Say how far up to 100 records are translated',
    query: z.object({ type: typePath, ids }),
    answer: dataOf(z.array(recordProgress)),
    handle: async ({ query: { type: path, ids }, request }) => {
      const type = typeAt(path);
      requirePermission(request, permissionToDraft(type));
      if (!isTranslatable(type)) return refused({ type: [`${type.label.many} cannot be translated.`] });
      return { data: await readProgress(db, type, ids, await readOtherLanguagesIn(db)) };
    },
  });

  route('GET /translations/by-slug', {
    summary: 'Find the record of which a translation has a slug',
    query: z.object({ type: typePath, language: languageTag, slug: z.string(SLUG).max(200, SLUG) }),
    answer: dataOf(z.object({ key: z.string().describe('The id or slug of the record') })),
    handle: async ({ query: { type: path, language, slug } }) => {
      const type = await typeInLanguage(db, typeAt(path), language);
      return type.ok ? dataOrMissing(await findBySlug(db, type.value, slug)) : type;
    },
  });
}

const SLUG = 'slug must be a text of at most 200 characters.';

const languageState = named(
  'LanguageState',
  z.object({
    language: z.enum(languageTags),
    shown: z.boolean().describe('Whether the settings say that visitors see it'),
    has_home: z.boolean().describe('Whether its home page is Active, without which visitors do not see it'),
    progress: z.array(progressSchema),
  }),
);
const recordProgress = named('RecordProgress', recordProgressSchema);
