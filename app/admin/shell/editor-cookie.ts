import { EDITOR_COOKIE } from '../../../content/editor-cookie.ts';

/** Makes public pages link to their forms in this browser, or no longer. */
export function markEditor(isEditor: boolean): void {
  document.cookie = `${EDITOR_COOKIE}=1; path=/; samesite=lax${isEditor ? '' : '; max-age=0'}`;
}
