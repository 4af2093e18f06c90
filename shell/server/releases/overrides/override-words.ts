import * as E from 'fp-ts/lib/Either.js';

/** Version of one remote, from the ledger or a local build. */
export type AskedRemote = { readonly name: string } & (
  | { readonly version: string }
  | { readonly localOrigin: string }
);

/** Versions that replace the live ones. A remote takes precedence over the revision. */
export type Override = { readonly rev: number | null; readonly remotes: readonly AskedRemote[] };

export const NO_OVERRIDE: Override = { rev: null, remotes: [] };

const MAX_CHARACTERS = 1000;
const MAX_REMOTES = 20;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\d[0-9A-Za-z.-]{0,199}$/;
const REV = /^[1-9]\d{0,9}$/;
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];
const EXPECTED = 'expected remotes and versions such as mfe-swap@1.9.0,mfe-pro@2.0.0';

/** Origin of a server on this machine, or null. Compares the parsed host, not a prefix of the text. */
const localOriginOf = (word: string): string | null => {
  if (!URL.canParse(word)) return null;
  const { protocol, hostname, port, origin, href } = new URL(word);
  const isLocal = protocol === 'http:' && LOCAL_HOSTS.includes(hostname) && port !== '';
  return isLocal && href === `${origin}/` ? origin : null;
};

const readRemote = (word: string): E.Either<string, AskedRemote> => {
  const at = word.indexOf('@');
  const [name, version] = [word.slice(0, at), word.slice(at + 1)];
  if (at < 1 || !NAME.test(name)) return E.left(`"${word}" is not valid: ${EXPECTED}`);
  if (VERSION.test(version)) return E.right({ name, version });
  const localOrigin = localOriginOf(version);
  return localOrigin === null
    ? E.left(
        `"${word}" is not valid: ${EXPECTED}, or http://localhost with a port for a build on this machine`,
      )
    : E.right({ name, localOrigin });
};

const readRemotes = (text: string): E.Either<string, readonly AskedRemote[]> => {
  const words = text.split(',').map((word) => word.trim());
  if (words.length > MAX_REMOTES)
    return E.left(`at most ${String(MAX_REMOTES)} remotes can be requested at once`);
  const read = words.filter((word) => word !== '').map(readRemote);
  const problems = read.flatMap((each) => (E.isLeft(each) ? [each.left] : []));
  if (problems.length > 0) return E.left(problems.join('; '));
  return E.right(read.flatMap((each) => (E.isRight(each) ? [each.right] : [])));
};

const readRev = (word: string): E.Either<string, number | null> => {
  if (word === '') return E.right(null);
  return REV.test(word)
    ? E.right(Number(word))
    : E.left(`"${word.slice(0, 20)}" is not a revision: expected a number such as 412`);
};

/** Parses `?mfe=` and `?mfe-rev=`. Null if absent. Empty values mean no overrides. Fails with a message. */
export const readOverride = (mfe: string | null, rev: string | null): E.Either<string, Override> => {
  if ((mfe?.length ?? 0) > MAX_CHARACTERS)
    return E.left(`at most ${String(MAX_CHARACTERS)} characters are accepted`);
  const revision = readRev(rev ?? '');
  if (E.isLeft(revision)) return revision;
  const remotes = readRemotes(mfe ?? '');
  return E.isLeft(remotes) ? remotes : E.right({ rev: revision.right, remotes: remotes.right });
};

/** Formats a requested remote: `mfe-swap@1.9.0`. */
const wordOf = (asked: AskedRemote): string =>
  `${asked.name}@${'version' in asked ? asked.version : asked.localOrigin}`;

/** Formats an override for display and for its cookie: `mfe-rev=412`, `mfe-swap@1.9.0`. */
export const wordsOfOverride = ({ rev, remotes }: Override): readonly string[] => [
  ...(rev === null ? [] : [`mfe-rev=${String(rev)}`]),
  ...remotes.map(wordOf),
];

/** Whether an override replaces nothing. */
export const isNoOverride = (override: Override): boolean => wordsOfOverride(override).length === 0;

/** Override in a cookie. Invalid text means no override. */
export const overrideIn = (cookie: string | undefined): Override => {
  const words = (cookie ?? '').split(',');
  const rev = words.find((word) => word.startsWith('mfe-rev='))?.slice('mfe-rev='.length) ?? null;
  const read = readOverride(words.filter((word) => !word.startsWith('mfe-rev=')).join(), rev);
  return E.isRight(read) ? read.right : NO_OVERRIDE;
};
