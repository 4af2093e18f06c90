import * as t from 'io-ts';

/** What a release says of one of its files; the hash is base64, as in an `integrity` attribute without its prefix. */
const ReleaseFile = t.readonly(t.type({ sha384: t.string, bytes: t.number }), 'ReleaseFile');

/** One version of a remote, as the server needs it: paths are relative to the release. */
export const Release = t.readonly(
  t.intersection([
    t.type({
      name: t.string,
      version: t.string,
      namespace: t.string,
      globalName: t.string,
      entry: t.string,
      scripts: t.readonlyArray(t.string),
      styles: t.readonlyArray(t.string),
      /** The server face; null where the release has none. */
      server: t.union([t.null, t.string]),
      /** Path of the translations by language. */
      locales: t.record(t.string, t.string),
      files: t.record(t.string, ReleaseFile),
    }),
    t.partial({
      /** What its routes read of a query, by their patterns. */
      queries: t.record(t.string, t.readonlyArray(t.string)),
      /** What was published, word for word: a kept copy is judged by it again. */
      published: t.unknown,
    }),
  ]),
  'Release',
);
export type Release = t.TypeOf<typeof Release>;

/** A version on trial for a share of visitors; 0: for nobody any more. */
const Canary = t.readonly(t.type({ version: t.string, percent: t.number, salt: t.string }), 'Canary');

/** Which versions are live: one revision of the ledger. */
export const Composition = t.readonly(
  t.intersection([
    t.type({
      revision: t.number,
      remotes: t.record(
        t.string,
        t.intersection(
          [
            t.readonly(t.type({ stable: t.string, previous: t.readonlyArray(t.string) })),
            t.readonly(t.partial({ canary: Canary })),
          ],
          'LiveVersions',
        ),
      ),
    }),
    t.partial({
      /** SHA-256 of the revision's file: after a restore of the store another revision can have the same number. */
      hash: t.string,
    }),
  ]),
  'Composition',
);
export type Composition = t.TypeOf<typeof Composition>;

/** Where releases come from. Every function rejects with an Error that names what could not be read. */
export type ReleaseSource = {
  /** The newest revision that can be trusted, and why a newer one was passed over. */
  readonly newest: () => Promise<{ readonly composition: Composition; readonly problem: string | null }>;
  /** Whether there is a revision of this number: one small question instead of reading the newest. */
  readonly hasRevision?: (revision: number) => Promise<boolean>;
  /** SHA-256 of a revision's file; null if there is none. */
  readonly hashOf?: (revision: number) => Promise<string | null>;
  /** Which versions a revision made live, by remote. */
  readonly revision: (rev: number) => Promise<Readonly<Record<string, string>>>;
  readonly release: (name: string, version: string) => Promise<Release>;
  /** A release kept on disk, judged anew: keys may have been revoked since. Throws with words. */
  readonly judge?: (kept: Release) => Release;
  readonly file: (release: Release, path: string) => Promise<Uint8Array>;
};
