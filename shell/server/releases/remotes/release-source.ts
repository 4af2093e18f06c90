import * as t from 'io-ts';

/** Data about a file of a release. The hash is in base64, as in an `integrity` attribute without the prefix. */
const ReleaseFile = t.readonly(t.type({ sha384: t.string, bytes: t.number }), 'ReleaseFile');

/** Version of a remote, with what the server needs. Paths are relative to the release. */
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
      /** Server bundle, or null. */
      server: t.union([t.null, t.string]),
      /** Path of the translations by language. */
      locales: t.record(t.string, t.string),
      files: t.record(t.string, ReleaseFile),
    }),
    t.partial({
      /** Facts of a shell release: the range of contracts that it accepts, and the fonts that pages preload. */
      shell: t.readonly(t.type({ contract: t.string, fonts: t.readonlyArray(t.string) })),
      /** Query parameters of its routes, by pattern. */
      queries: t.record(t.string, t.readonlyArray(t.string)),
      /** Published text in its original form. A cached copy is verified against it. */
      published: t.unknown,
    }),
  ]),
  'Release',
);
export type Release = t.TypeOf<typeof Release>;

/** Canary with its share of visitors. 0: stopped. */
const Canary = t.readonly(t.type({ version: t.string, percent: t.number, salt: t.string }), 'Canary');

/** Rollout in timed steps, as in the ledger. */
const Rollout = t.readonly(
  t.type({ version: t.string, steps: t.readonlyArray(t.number), everySeconds: t.number, at: t.string }),
  'Rollout',
);

/** Live versions: one revision of the ledger. */
export const Composition = t.readonly(
  t.intersection([
    t.type({
      revision: t.number,
      remotes: t.record(
        t.string,
        t.intersection(
          [
            t.readonly(t.type({ stable: t.string, previous: t.readonlyArray(t.string) })),
            t.readonly(t.partial({ canary: Canary, rollout: Rollout })),
          ],
          'LiveVersions',
        ),
      ),
    }),
    t.partial({
      /** SHA-256 of the revision's file, because a restored store can have another revision with the same number. */
      hash: t.string,
    }),
  ]),
  'Composition',
);
export type Composition = t.TypeOf<typeof Composition>;

/** Source of releases. All functions reject with an Error that describes what is not readable. */
export type ReleaseSource = {
  /** Environment of the ledger. The last good revision of another environment is not served. */
  readonly environment?: string;
  /** Newest trusted revision, and the reason why a newer one was skipped. */
  readonly newest: () => Promise<{ readonly composition: Composition; readonly problem: string | null }>;
  /** Whether a revision exists. Cheaper than reading the newest one. */
  readonly hasRevision?: (revision: number) => Promise<boolean>;
  /** SHA-256 of a revision's file, or null. */
  readonly hashOf?: (revision: number) => Promise<string | null>;
  /** Versions of a revision, by remote. */
  readonly revision: (rev: number) => Promise<Readonly<Record<string, string>>>;
  readonly release: (name: string, version: string) => Promise<Release>;
  /** Verifies a cached release again, because keys may have been revoked. Throws with an error message. */
  readonly verify?: (kept: Release) => Release;
  readonly file: (release: Release, path: string) => Promise<Uint8Array>;
};
