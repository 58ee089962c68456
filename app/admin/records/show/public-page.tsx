import { Button } from '@mantine/core';
import { isRecordPage, pageOf, recordPath } from '../../../../content/addresses.ts';
import { pathIn } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { ACTIVE } from '../../../../content/model/field.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { IconExternalLink } from '../../../ui/icons.ts';
import { keyOf } from '../records.ts';

/** Returns the path of the public page that shows a record; null while it is InActive. */
export function publicPathOf(type: ContentType, record: AnyRecord): string | null {
  return isHidden(type, record) ? null : pathOfPage(type, keyOf(type, record));
}

/** Whether visitors cannot see a record. */
export function isHidden(type: ContentType, record: AnyRecord): boolean {
  return 'status' in type.fields && record['status'] !== ACTIVE;
}

/** Returns the path that the public page of a record has or will have, given its id or slug. */
export function pathOfPage(type: ContentType, key: string): string | null {
  const page = pageOf(type);
  const path = isRecordPage(page) ? recordPath(page, key) : page?.path;
  return path === undefined ? null : pathIn(type.language ?? null, path);
}

/** Whether visitors do not see the site in the language of a type. */
export function useIsLanguageHidden({ language }: ContentType): boolean {
  const { hiddenLanguages } = useAgency();
  return language !== undefined && hiddenLanguages.includes(language);
}

export function ViewPage({ type, record }: { type: ContentType; record: AnyRecord }) {
  const isLanguageHidden = useIsLanguageHidden(type);
  const path = publicPathOf(type, record);
  if (path === null || isLanguageHidden) return null;
  const icon = <IconExternalLink size={18} />;
  return (
    <Button component="a" href={path} target="_blank" rel="noopener" variant="default" leftSection={icon}>
      View page
    </Button>
  );
}
