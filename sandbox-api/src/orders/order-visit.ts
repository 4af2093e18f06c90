import * as t from 'io-ts';

import { Flag, Text, wordOf } from '../http/index.ts';

const MOST_FIELDS = 20;
const LONGEST_VALUE = 512;

const isField = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.length <= LONGEST_VALUE) ||
  (typeof value === 'number' && Number.isFinite(value));

type Info = Readonly<Record<string, string | number>>;

const isInfo = (value: unknown): value is Info =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MOST_FIELDS &&
  Object.values(value).every(isField);

/** Origin of a visit: at most 20 fields of at most 512 characters. Older clients send none. */
const OrderInfo = new t.Type<Info, unknown>(
  'at most 20 fields of at most 512 characters',
  isInfo,
  (value, context) => {
    if (value === undefined || value === null || value === '') return t.success({});
    return isInfo(value) ? t.success(value) : t.failure(value, context);
  },
  t.identity,
);

/** Visit fields of a v1.1 create (api contract §4.3). */
export const VisitParams = t.type(
  {
    linkId: Text,
    ga: Text,
    source: wordOf(['site', 'tg_app', 'bridge'] as const, 'site'),
    isBridge: Flag,
    info: OrderInfo,
  },
  'VisitParams',
);

/** Visit data stored with the order. */
export const visitOf = ({ linkId, ga, source, isBridge, info }: t.TypeOf<typeof VisitParams>) => ({
  linkId,
  ga,
  source,
  isBridge,
  info,
});
