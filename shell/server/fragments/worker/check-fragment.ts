import { createHash } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

import { escapeJson } from '../../markup/index.ts';
import { PlainFragment } from '../render-job.ts';
import type { CheckedFragment, FragmentFailure } from '../render-job.ts';

/** Markup and state together. */
export const MAX_FRAGMENT_BYTES = 2_000_000;

const MAX_TOLD_PROBLEMS = 3;
const MAX_TOLD_CHARACTERS = 500;
const KNOWN_STATUSES: readonly number[] = [200, 301, 302, 307, 308, 404, 410, 500, 503];

const RawFragment = t.type({ status: t.number, html: t.string }, 'Fragment');

type Checked<A> = E.Either<FragmentFailure, A>;

const failed = (kind: FragmentFailure['kind'], detail: string): Checked<never> => E.left({ kind, detail });

const decodeWith =
  <A>(codec: t.Decoder<unknown, A>) =>
  (value: unknown): Checked<A> =>
    pipe(
      codec.decode(value),
      E.mapLeft((errors) => ({
        kind: 'garbage',
        detail: failure(errors).slice(0, MAX_TOLD_PROBLEMS).join('; ').slice(0, MAX_TOLD_CHARACTERS),
      })),
    );

/** Before anything is copied or serialised: 50 MB must cost nobody anything. */
const withinReason = (raw: t.TypeOf<typeof RawFragment>): Checked<t.TypeOf<typeof RawFragment>> => {
  if (!KNOWN_STATUSES.includes(raw.status)) return failed('garbage', `status ${String(raw.status)}`);
  if (raw.html.length > MAX_FRAGMENT_BYTES)
    return failed('too-large', `${String(raw.html.length)} characters of markup`);
  return E.right(raw);
};

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const JSON_OF_NOTHING = 'null';

/** Functions, symbols and the like would fail to cross to the server: what is not JSON is not data. */
const asJson = (raw: t.TypeOf<typeof RawFragment>): Checked<unknown> =>
  E.tryCatch(
    () => {
      const state = 'state' in raw && raw.state !== undefined ? JSON.stringify(raw.state) : JSON_OF_NOTHING;
      const stateJson = escapeJson(state);
      const head = 'head' in raw ? throughJson(raw.head) : null;
      return { ...raw, head, stateJson };
    },
    (error): FragmentFailure => ({ kind: 'garbage', detail: `head or state is not JSON: ${String(error)}` }),
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

/** The promised fields and nothing beside them, and a name. */
const named = (fragment: PlainFragment): CheckedFragment => {
  const { status, html, stateJson, head, isCacheable, redirectTo } = fragment;
  const redirect = redirectTo === undefined ? {} : { redirectTo };
  return { status, html, stateJson, head, isCacheable, hash: hashOf(fragment), ...redirect };
};

const check = (answer: unknown): Checked<CheckedFragment> =>
  pipe(
    decodeWith(RawFragment)(answer),
    E.chain(withinReason),
    E.chain(asJson),
    E.chain(decodeWith(PlainFragment)),
    E.chain(withinLimit),
    E.map(named),
  );

const isFrozen = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && Object.isFrozen(answer);

const checkedBefore = new WeakMap<object, Checked<CheckedFragment>>();

/**
 * What a remote answered with, as something a page can be made of; else why not. A frozen answer says by that that nothing of
 * it changes: given again, it is not checked again.
 */
export const checkFragment = (answer: unknown): Checked<CheckedFragment> => {
  if (!isFrozen(answer)) return check(answer);
  const checked = checkedBefore.get(answer) ?? check(answer);
  checkedBefore.set(answer, checked);
  return checked;
};
