const REVISION_DIGITS = 10;

/** `remotes/<name>/<version>/<path>`. */
export const fileKey = (remote: string, version: string, path: string): string =>
  `remotes/${remote}/${version}/${path}`;

/** The file whose presence makes a release visible. */
export const releaseKey = (remote: string, version: string): string =>
  fileKey(remote, version, 'release.json');

/** What stays of a removed release, so that its version never comes back with other bytes. */
export const removedKey = (remote: string, version: string): string => `removed/${remote}/${version}.json`;

/** `channels/<env>/<rev, 10 digits>.json`. */
export const revisionKey = (env: string, rev: number): string =>
  `channels/${env}/${String(rev).padStart(REVISION_DIGITS, '0')}.json`;

/** The overwritable hint at the newest revision. */
export const headKey = (env: string): string => `channels/${env}/HEAD`;

/** The overwritable record of the shell that an environment runs. */
export const shellKey = (env: string): string => `channels/${env}/SHELL`;

/** The revision a key names, or null. */
export const revOfKey = (key: string): number | null => {
  const digits = /\/(\d{10})\.json$/.exec(key)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** A token's file: who holds it and the hash of its secret. */
export const tokenKey = (id: string): string => `tokens/${id}.json`;

/** The file whose presence ends a token. */
export const revocationKey = (id: string): string => `tokens/${id}.revoked.json`;
