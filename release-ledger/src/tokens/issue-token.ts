import * as E from 'fp-ts/lib/Either.js';

import { readHead } from '../channel/index.ts';
import type { Result } from '../errors/index.ts';
import { checkFilled, checkRemote, encodeFile } from '../format/index.ts';
import type { TokenFile } from '../format/index.ts';
import { publishedVersions } from '../releases/index.ts';
import { StoreFailure, tokenKey, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { OPS } from './token.ts';
import type { Token } from './token.ts';
import { hashOfSecret, makeTokenWord, tokenText } from './token-word.ts';
import type { TokenWord } from './token-word.ts';

/** `for`: a remote, or `ops`. `days`: validity, 1 to 3,650 (default 365). */
export type IssueRequest = {
  readonly for: string;
  readonly name?: string;
  readonly days?: number;
  readonly by: string;
  readonly isDryRun?: boolean;
};

/** `secret` is returned only this once and not stored. Null in a dry run. */
export type Issued = {
  readonly outcome: 'issued' | 'planned';
  readonly token: Token;
  readonly secret: string | null;
  /** Existing remotes, if the token is for a remote without a release. */
  readonly knownRemotes: readonly string[] | null;
};

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 365;
const MAX_DAYS = 3650;
const MAX_NAME_CHARACTERS = 64;

const checkDays = (days: number): Result<number> =>
  Number.isSafeInteger(days) && days >= 1 && days <= MAX_DAYS
    ? E.right(days)
    : E.left({
        _tag: 'WordRefused',
        what: 'days',
        word: String(days),
        expected: `a whole number from 1 to ${String(MAX_DAYS)}`,
      });

const checkName = (name: string): Result<string> =>
  name.trim() !== '' && name.length <= MAX_NAME_CHARACTERS && !/[\u0000-\u001f\u007f]/.test(name)
    ? E.right(name)
    : E.left({
        _tag: 'WordRefused',
        what: 'name of a token',
        word: name,
        expected: `a text of 1 to ${String(MAX_NAME_CHARACTERS)} characters, such as "CI of mfe-swap"`,
      });

const checkIssue = ({ for: scope, name = scope, days = DEFAULT_DAYS, by }: IssueRequest): Result<string> => {
  for (const check of [checkRemote(scope), checkName(name), checkDays(days), checkFilled('by', by)]) {
    if (E.isLeft(check)) return check;
  }
  return E.right(scope);
};

const describe = (
  env: string,
  { for: scope, name = scope, days = DEFAULT_DAYS, by }: IssueRequest,
  id: string,
): Token => {
  const now = Date.now();
  return {
    id,
    name,
    env,
    for: scope,
    issuedAt: new Date(now).toISOString(),
    by,
    expiresAt: new Date(now + days * DAY_MS).toISOString(),
  };
};

/** Returns the existing remotes for a scope without a release, because the scope may be a typing error. */
const remotesBeside = async (store: Store, scope: string): Promise<readonly string[] | null> => {
  if (scope === OPS) return null;
  const published = await publishedVersions(store);
  return published.has(scope) ? null : [...published.keys()];
};

const write = async (store: Store, token: Token, word: TokenWord): Promise<string> => {
  const file: TokenFile = { ...token, schema: 1, sha256: hashOfSecret(word.secret) };
  const key = tokenKey(word.id);
  if ((await store.createIfAbsent(key, encodeFile(file))) === 'created') return tokenText(word);
  throw new StoreFailure('write', key, 'a token with this id already exists: issue it again');
};

/**
 * Issues a token for one environment. Fails with `NotFound` (which lists the environments), `WordRefused` or
 * `StoreFailed`.
 */
export const issueToken = (store: Store, env: string, request: IssueRequest): Promise<Result<Issued>> =>
  withStore<Issued>(async () => {
    const fit = checkIssue(request);
    if (E.isLeft(fit)) return fit;
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const knownRemotes = await remotesBeside(store, request.for);

    const word = makeTokenWord();
    const token = describe(env, request, word.id);
    return request.isDryRun === true
      ? E.right({ outcome: 'planned', token, secret: null, knownRemotes })
      : E.right({ outcome: 'issued', token, secret: await write(store, token, word), knownRemotes });
  });
