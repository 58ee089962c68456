const KEY = 'ACCESS_TOKEN';

/** The token of whoever is signed in, in this browser's storage. */
export const session = {
  token: () => localStorage.getItem(KEY),
  begin: (token: string) => localStorage.setItem(KEY, token),
  end: () => localStorage.removeItem(KEY),
};
