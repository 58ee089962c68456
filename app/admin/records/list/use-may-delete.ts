import { isBuiltIn } from '../../../../content/addresses.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import { useMay } from '../../parts/signed-in.ts';

/** Whether to offer that some records of a type are deleted. */
export function useMayDelete(type: ContentType, records: readonly AnyRecord[]): boolean {
  const isAllowed = useMay(permissionToPublish(type));
  return isAllowed && type.messages.deleted !== undefined && !records.some(({ slug }) => isBuiltIn(type, slug));
}
