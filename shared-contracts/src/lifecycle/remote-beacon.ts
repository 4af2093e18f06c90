import * as t from 'io-ts';

const Word = new t.Type<string, string>(
  'Word',
  (value): value is string => typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(value),
  (value, context) =>
    typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(value)
      ? t.success(value)
      : t.failure(value, context, 'letters, digits, dots and hyphens, at most 80'),
  t.identity,
);

const Milliseconds = new t.Type<number, number>(
  'Milliseconds',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 600_000,
  (value, context) =>
    typeof value === 'number' && value >= 0 && value <= 600_000
      ? t.success(value)
      : t.failure(value, context, 'milliseconds from 0 to 600000'),
  t.identity,
);

/**
 * State of one version of a remote on a page: it loaded, or a part of it failed. `start` announces a load, and
 * `progress` repeats that it is still running. `end` follows when it loaded or failed, or the visitor left. A
 * start without progress or end means that the page never became interactive. No personal data.
 */
const RemoteBeacon = t.union([
  t.readonly(t.type({ kind: t.literal('load'), remote: Word, version: Word, ms: Milliseconds })),
  t.readonly(t.type({ kind: t.literal('error'), remote: Word, version: Word, where: Word })),
  t.readonly(t.type({ kind: t.literal('start'), remote: Word, version: Word })),
  t.readonly(t.type({ kind: t.literal('progress'), remote: Word, version: Word })),
  t.readonly(t.type({ kind: t.literal('end'), remote: Word, version: Word })),
]);
export type RemoteBeacon = t.TypeOf<typeof RemoteBeacon>;

/**
 * Body of `POST /data/beacons`, sent by `navigator.sendBeacon` as JSON. `page`: ID of the page load. Beacons without it
 * are not counted.
 */
export const RemoteBeacons = t.readonly(
  t.intersection([t.type({ beacons: t.readonlyArray(RemoteBeacon) }), t.partial({ page: t.string })]),
  'RemoteBeacons',
);
export type RemoteBeacons = t.TypeOf<typeof RemoteBeacons>;
