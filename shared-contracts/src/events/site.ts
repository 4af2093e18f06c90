import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

const WORD = /^[a-z][a-z0-9_]{0,39}$/;

const isWord = (value: unknown): value is string => typeof value === 'string' && WORD.test(value);

/** A word of ours. Too short and too plain for an address, an e-mail or an order's id in any case that we send. */
const MeasuredWord = new t.Type<string, string, unknown>(
  'MeasuredWord',
  isWord,
  (value, context) =>
    isWord(value)
      ? t.success(value)
      : t.failure(value, context, 'small letters, digits and underscores, at most 40'),
  t.identity,
);

/** Spec §9 "Analytics". */
const MeasuredCategory = t.keyof({ 'user-engagement': null, login: null, loan: null }, 'MeasuredCategory');

/** Published by any remote when a visitor did something worth counting. Carries words of ours, never what was typed. */
export const interactionHappened = defineEvent(
  'site/interaction-happened@1',
  t.readonly(
    t.type({
      category: MeasuredCategory,
      action: MeasuredWord,
      label: t.union([MeasuredWord, t.null]),
    }),
    'InteractionHappened',
  ),
);
