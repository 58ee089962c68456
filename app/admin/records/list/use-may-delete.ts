import type { ContentType } from '../../../../content/model/content-type.ts';
import { toDelete } from '../../../../content/permissions.ts';
import { useMay } from '../../parts/use-signed-in.ts';

/** Whether to offer that records of a type are deleted. */
export function useMayDelete(type: ContentType): boolean {
  const isAllowed = useMay(toDelete(type));
  return isAllowed && type.messages.deleted !== undefined;
}
