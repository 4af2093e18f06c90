import type { OrderStore } from '../store/order-store.ts';
import { MOST_ORDERS, trackRecordOf } from './track-record.ts';
import type { TrackRecord } from './track-record.ts';

type RecordPorts = {
  readonly providerIds: readonly string[];
  readonly store: Pick<OrderStore, 'endedOrders'>;
  readonly now: () => number;
  readonly log: (problem: string) => void;
};

/** Records of the providers. An offer never waits for the database. */
export type TrackRecords = {
  /** Last known record. Null: too few orders. Reads it again if it is older than a minute. */
  readonly of: (provider: string) => TrackRecord | null;
  readonly read: () => Promise<void>;
};

const FRESH_MS = 60_000;

/** Creates the reader of the records. While the store is unreadable, they do not change. */
export const followTrackRecords = ({ providerIds, store, now, log }: RecordPorts): TrackRecords => {
  const records = new Map<string, TrackRecord | null>();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  const read = async (): Promise<void> => {
    readAtMs = now();
    for (const provider of providerIds)
      records.set(provider, trackRecordOf(await store.endedOrders(provider, MOST_ORDERS)));
    isFailing = false;
  };
  const refresh = (): void => {
    read().catch((error: unknown) => {
      if (!isFailing) log(`the records of providers cannot be read: ${String(error)}`);
      isFailing = true;
    });
  };

  return {
    of: (provider) => {
      if (Math.abs(now() - readAtMs) >= FRESH_MS) refresh();
      return records.get(provider) ?? null;
    },
    read,
  };
};
