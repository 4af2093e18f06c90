import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

const WORD = /^[a-z][a-z0-9_]{0,39}$/;

const isWord = (value: unknown): value is string => typeof value === 'string' && WORD.test(value);

/** Label for analytics. Too short and too simple for an address, an e-mail or an order ID. */
const MeasuredWord = new t.Type<string, string>(
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

/** Published by a remote after an interaction that is counted. Contains only our labels, never user input. */
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
