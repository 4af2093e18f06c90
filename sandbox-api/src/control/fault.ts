import * as t from 'io-ts';

import { LONGEST_STALL_MS } from '../settings.ts';
import { wordOf } from '../http/index.ts';
import { PathPatternCodec } from './path-pattern.ts';

const FAULT_ACTIONS = [
  'status',
  'delay',
  'stall',
  'reset',
  'truncate',
  'html',
  'empty',
  'null',
  'malformed',
  'wrong-types',
] as const;
export type FaultAction = (typeof FAULT_ACTIONS)[number];

const FOR_EVER = 1_000_000;
const MOST_RULES = 100;

const wholeBetween = (least: number, most: number, fallback: number): t.Type<number, number> =>
  new t.Type<number, number>(
    `whole number from ${String(least)} to ${String(most)}`,
    (value): value is number => Number.isInteger(value),
    (value, context) => {
      const number = value ?? fallback;
      const isFine =
        typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most;
      return isFine ? t.success(number) : t.failure(value, context);
    },
    t.identity,
  );

const FaultRule = t.intersection(
  [
    t.type({
      path: PathPatternCodec,
      action: wordOf(FAULT_ACTIONS),
      method: wordOf(['', 'GET', 'POST', 'PUT', 'DELETE'] as const, ''),
      times: wholeBetween(1, FOR_EVER, FOR_EVER),
      status: wholeBetween(200, 599, 0),
      ms: wholeBetween(0, LONGEST_STALL_MS, 3000),
      /** `after`: the call is carried out and its order stored. Only the reply is affected. */
      when: wordOf(['before', 'after'] as const, 'before'),
      headers: t.record(t.string, t.string),
    }),
    t.partial({ body: t.unknown }),
  ],
  'FaultRule',
);
export type FaultRule = t.TypeOf<typeof FaultRule>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const statusByAction = (raw: Record<string, unknown>): number => (raw['action'] === 'status' ? 500 : 200);

/** Fills in defaults: status 500 for `status`, otherwise 200. */
const withDefaults = (raw: unknown): unknown =>
  isRecord(raw)
    ? { ...raw, status: raw['status'] ?? statusByAction(raw), headers: raw['headers'] ?? {} }
    : raw;

/** Body of `PUT /__sandbox/faults`. */
export const FaultRules = new t.Type<readonly FaultRule[], unknown>(
  `list of at most ${String(MOST_RULES)} faults`,
  (value): value is readonly FaultRule[] => t.array(FaultRule).is(value),
  (value, context) =>
    Array.isArray(value) && value.length <= MOST_RULES
      ? t.array(FaultRule).validate(value.map(withDefaults), context)
      : t.failure(value, context),
  t.identity,
);
