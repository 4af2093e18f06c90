const REVISION_DIGITS = 10;

/** `remotes/<name>/<version>/<path>`. */
export const fileKey = (remote: string, version: string, path: string): string =>
  `remotes/${remote}/${version}/${path}`;

/** File that makes a release visible. */
export const releaseKey = (remote: string, version: string): string =>
  fileKey(remote, version, 'release.json');

/** Mark of a removed release. It prevents publishing the version again with other bytes. */
export const removedKey = (remote: string, version: string): string => `removed/${remote}/${version}.json`;

/** `channels/<env>/<rev, 10 digits>.json`. */
export const revisionKey = (env: string, rev: number): string =>
  `channels/${env}/${String(rev).padStart(REVISION_DIGITS, '0')}.json`;

/** Hint at the newest revision, which can be overwritten. */
export const headKey = (env: string): string => `channels/${env}/HEAD`;

/** Record of the shell of an environment, which can be overwritten. */
export const shellKey = (env: string): string => `channels/${env}/SHELL`;

/** Revision number of a key, or null. */
export const revOfKey = (key: string): number | null => {
  const digits = /\/(\d{10})\.json$/.exec(key)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** File of a token: its holder and the hash of its secret. */
export const tokenKey = (id: string): string => `tokens/${id}.json`;

/** File that revokes a token. */
export const revocationKey = (id: string): string => `tokens/${id}.revoked.json`;
