/** URL path of a file of a shell. The same for the shell of this server and for one from the ledger. */
export const shellFileOf = (version: string, path: string): string => `/shell/${version}/${path}`;
