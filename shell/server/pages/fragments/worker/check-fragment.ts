import { createHash } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import type * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

import { escapeJson } from '../../markup.ts';
import type { RawAnswer } from '../realm/host-topics.ts';
import { PlainFragment } from '../render-job.ts';
import type { CheckedFragment, FragmentFailure } from '../render-job.ts';

/** Limit of HTML and state together. The head alone has the same limit. */
export const MAX_FRAGMENT_BYTES = 2_000_000;

const MAX_PROBLEMS = 3;
const MAX_DETAIL_CHARACTERS = 500;
const KNOWN_STATUSES: readonly unknown[] = [200, 301, 302, 307, 308, 404, 410, 500, 503];

type RawFragment = Extract<RawAnswer, { readonly kind: 'fragment' }>;
type Checked<A> = E.Either<FragmentFailure, A>;

const failed = (kind: FragmentFailure['kind'], detail: string): Checked<never> => E.left({ kind, detail });

const decodeWith =
  <A>(codec: t.Decoder<unknown, A>) =>
  (value: unknown): Checked<A> =>
    pipe(
      codec.decode(value),
      E.mapLeft((errors) => ({
        kind: 'garbage',
        detail: failure(errors).slice(0, MAX_PROBLEMS).join('; ').slice(0, MAX_DETAIL_CHARACTERS),
      })),
    );

/** Checks sizes before anything is copied, because a fragment of 50 MB must be cheap to reject. */
const withinReason = (raw: RawFragment): Checked<RawFragment> => {
  for (const part of Object.values(raw))
    if (typeof part === 'string' && part.length > MAX_FRAGMENT_BYTES)
      return failed('too-large', `${String(part.length)} characters`);
  if (!KNOWN_STATUSES.includes(raw.status))
    return failed('garbage', `status ${String(raw.status).slice(0, MAX_DETAIL_CHARACTERS)}`);
  return E.right(raw);
};

const parsed = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : null);

const withJson = ({ headJson, stateJson, ...raw }: RawFragment): Checked<unknown> =>
  E.tryCatch(
    () => ({
      ...raw,
      head: parsed(headJson),
      stateJson: typeof stateJson === 'string' ? escapeJson(stateJson) : null,
    }),
    (): FragmentFailure => ({ kind: 'garbage', detail: 'head is not JSON' }),
  );

const withinLimit = (fragment: PlainFragment): Checked<PlainFragment> => {
  const size = Buffer.byteLength(fragment.html) + Buffer.byteLength(fragment.stateJson);
  if (size <= MAX_FRAGMENT_BYTES) return E.right(fragment);
  return failed('too-large', `${String(size)} bytes, at most ${String(MAX_FRAGMENT_BYTES)}`);
};

const hashOf = ({ html, stateJson }: PlainFragment): string =>
  createHash('sha256')
    .update(`${String(html.length)} `)
    .update(html)
    .update(stateJson)
    .digest('base64url');

/** Returns only known fields, with a hash. */
const named = (fragment: PlainFragment): CheckedFragment => {
  const { status, html, stateJson, head, isCacheable, redirectTo } = fragment;
  const redirect = redirectTo === undefined ? {} : { redirectTo };
  return { status, html, stateJson, head, isCacheable, hash: hashOf(fragment), ...redirect };
};

const check = (answer: RawFragment): Checked<CheckedFragment> =>
  pipe(
    withinReason(answer),
    E.chain(withJson),
    E.chain(decodeWith(PlainFragment)),
    E.chain(withinLimit),
    E.map(named),
  );

const MAX_KNOWN = 16;
let known: readonly { readonly answer: RawFragment; readonly checked: Checked<CheckedFragment> }[] = [];

const isSame = (one: RawFragment, other: RawFragment): boolean =>
  one.html === other.html &&
  one.stateJson === other.stateJson &&
  one.headJson === other.headJson &&
  one.status === other.status &&
  one.isCacheable === other.isCacheable &&
  one.redirectTo === other.redirectTo;

/** Validates the answer of a remote. Returns the fragment, or the reason for its failure. Caches recent answers. */
export const checkFragment = (answer: RawFragment): Checked<CheckedFragment> => {
  const before = known.find((each) => isSame(each.answer, answer));
  const checked = before?.checked ?? check(answer);
  known = [{ answer, checked }, ...known.filter((each) => each !== before)].slice(0, MAX_KNOWN);
  return checked;
};
