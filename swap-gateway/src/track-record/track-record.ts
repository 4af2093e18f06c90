/** An order that has ended, as counted for its provider. */
export type EndedOrder = {
  readonly result: 'finished' | 'refunded' | 'failed';
  readonly wasHeld: boolean;
  readonly paidMillionths: number | null;
  readonly seconds: number | null;
  /** Announced seconds. Null: none. */
  readonly announcedSeconds: number | null;
};

/**
 * Offers of a provider compared with its last orders. Percentages are exact decimals, rounded to the provider's
 * disadvantage.
 */
export type TrackRecord = {
  /** Number of finished orders. */
  readonly swaps: number;
  /** Mean of the paid rates, in percent of the quoted ones. */
  readonly paidPercent: string | null;
  /** Median time from the deposit to the payout. */
  readonly medianSeconds: number | null;
  /** Percentage of orders that were not slower than announced. */
  readonly inTimePercent: string | null;
  /** Percentage of all ended orders that were held or returned. */
  readonly heldPercent: string;
};

/** Fewer orders are not reliable, and could be the provider's own. */
const LEAST_ORDERS = 20;
/** Older orders are not representative of the provider today. */
export const MOST_ORDERS = 200;

/** Decimal for an integer number of tenths: 998 is "99.8". */
const fromTenths = (tenths: number): string => {
  const [whole, rest] = [Math.trunc(tenths / 10), tenths % 10];
  return rest === 0 ? String(whole) : `${String(whole)}.${String(rest)}`;
};

/** Part of a whole in percent, with one decimal. */
const percentOf = (part: number, whole: number, round: (value: number) => number): string =>
  fromTenths(round((part * 1_000) / whole));

const known = <A>(values: readonly (A | null)[]): readonly A[] => {
  const found = values.filter((value) => value !== null);
  return found.length < LEAST_ORDERS ? [] : found;
};

const paidPercentOf = (finished: readonly EndedOrder[]): string | null => {
  const paid = known(finished.map(({ paidMillionths }) => paidMillionths));
  const sum = paid.reduce((total, one) => total + one, 0);
  return paid.length === 0 ? null : fromTenths(Math.floor(sum / (paid.length * 1_000)));
};

/** Median. With an even number of values, the higher of the middle two. */
const medianOf = (values: readonly number[]): number | null =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;

const inTimePercentOf = (finished: readonly EndedOrder[]): string | null => {
  const compared = known(
    finished.map(({ seconds, announcedSeconds }) =>
      seconds === null || announcedSeconds === null ? null : seconds <= announcedSeconds,
    ),
  );
  return compared.length === 0
    ? null
    : percentOf(compared.filter((isInTime) => isInTime).length, compared.length, Math.floor);
};

/** Record of a provider's last orders. Null: too few have finished. */
export const trackRecordOf = (ended: readonly EndedOrder[]): TrackRecord | null => {
  const finished = ended.filter(({ result }) => result === 'finished');
  if (finished.length < LEAST_ORDERS) return null;
  const held = ended.filter(({ result, wasHeld }) => wasHeld || result !== 'finished').length;
  return {
    swaps: finished.length,
    paidPercent: paidPercentOf(finished),
    medianSeconds: medianOf(known(finished.map(({ seconds }) => seconds))),
    inTimePercent: inTimePercentOf(finished),
    heldPercent: percentOf(held, ended.length, Math.ceil),
  };
};

const byPercent = (one: string | null, other: string | null): number =>
  Number(other ?? -1) - Number(one ?? -1);

/** Order of two providers by their records, better first. A provider without a record is last. */
export const compareRecords = (one: TrackRecord | null, other: TrackRecord | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (
    byPercent(one.paidPercent, other.paidPercent) ||
    byPercent(other.heldPercent, one.heldPercent) ||
    (one.medianSeconds ?? Number.MAX_SAFE_INTEGER) - (other.medianSeconds ?? Number.MAX_SAFE_INTEGER)
  );
};
