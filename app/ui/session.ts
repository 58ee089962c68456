const KEY = 'ACCESS_TOKEN';

/** The session token, in the browser's local storage. */
export const session = {
  token: () => localStorage.getItem(KEY),
  begin: (token: string) => localStorage.setItem(KEY, token),
  end: () => localStorage.removeItem(KEY),
};
