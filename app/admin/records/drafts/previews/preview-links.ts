import { useEffect, useState } from 'react';
import type { ListedLink } from '../../../../../server/content/preview-links/listed-links.ts';
import { showResultToast, showToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';

export type PreviewLink = ListedLink;

/** The links to a draft; null while they load. */
export function usePreviewLinks(draftId: number) {
  const [links, setLinks] = useState<PreviewLink[] | null>(null);

  async function reload(): Promise<void> {
    const answer = await callApi<{ data: PreviewLink[] }>('GET', `/drafts/${draftId}/links`);
    if (answer.ok) setLinks(answer.body.data);
    else showToast('error', answer.message);
  }

  async function revoke({ id }: PreviewLink): Promise<void> {
    showResultToast(await callApi<{ message: string }>('DELETE', `/preview-links/${id}`));
    await reload();
  }

  useEffect(() => {
    void reload();
    // Once per draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftId]);

  return { links, reload, revoke };
}

/** Whether a link still leads to something. */
export function works({ revoked_at, expires_at }: PreviewLink): boolean {
  return revoked_at === null && new Date(expires_at) > new Date();
}
