import { randomUUID } from 'node:crypto';

import type { MessageQueue, QueuedMessage } from '../store/message-queue.ts';

import type { OrderStore } from '../store/order-store.ts';
import type { Delivery } from './send-webhook.ts';

export type DeliverPorts = {
  readonly queue: MessageQueue;
  /** Name of a message in the log. Contains no address. */
  readonly nameOf: (message: QueuedMessage) => string;
  /** Must be longer than a delivery takes. Default: 30 s. */
  readonly leaseMs?: number;
  /** Called about once an hour, when old messages are removed. */
  readonly clean?: () => Promise<void>;
  readonly log: (problem: string) => void;
  readonly send: (message: QueuedMessage, signal: AbortSignal) => Promise<Delivery>;
  /** Interval between searches for due messages. */
  readonly sweepMs?: number;
};

export type MessageDelivery = {
  /** Delivers messages that are due. Resolves with their number. */
  readonly sweep: () => Promise<number>;
  readonly start: () => void;
  /** Aborts running deliveries. They are repeated after the next start. */
  readonly stop: () => Promise<void>;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Delays after a failed delivery, about three days in total. After that, the message is dropped. */
export const RETRY_MS: readonly number[] = [
  ...[5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];
const SWEEP_MS = SECOND;
const AT_ONCE = 20;
const LEASE_MS = 30 * SECOND;
/** Time for which messages are kept after their delivery has ended. */
const KEPT_MS = 30 * 24 * HOUR;
const PURGE_EVERY = 3_600;

/** Records the result of a delivery. */
const settle = async (
  { queue, log, nameOf }: DeliverPorts,
  message: QueuedMessage,
  result: Delivery,
): Promise<void> => {
  const { id, attempts } = message;
  if (result._tag === 'Delivered') return queue.end(id, 'delivered');
  const waitMs = result.isPermanent === true ? undefined : RETRY_MS[attempts];
  const about = `${nameOf(message)}: ${result.reason}`;
  if (waitMs === undefined) {
    log(`${about}. It is given up after ${String(attempts + 1)} attempts`);
    return queue.end(id, 'given-up');
  }
  if (attempts === 0) log(`${about}. It is sent again`);
  return queue.retry(id, waitMs);
};

/** Queue of webhooks in the order store. */
export const webhooksOf = (store: OrderStore): Pick<DeliverPorts, 'queue' | 'nameOf'> => ({
  queue: {
    take: store.takeMessages,
    end: store.endMessage,
    retry: store.retryMessage,
    counts: store.outboxCounts,
    purge: store.purgeOutbox,
  },
  nameOf: ({ channel, id, orderId }) => `${channel} ${id} of order ${orderId}`,
});

/**
 * Creates the delivery of messages from the store, at least once each. Servers share the work by leases: another
 * server delivers the messages of a failed server.
 */
export const createMessageDelivery = (ports: DeliverPorts): MessageDelivery => {
  const { queue, log, send, clean, sweepMs = SWEEP_MS, leaseMs = LEASE_MS } = ports;
  const holder = randomUUID();
  const ended = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let sweeps = 0;
  let sweeping: Promise<unknown> = Promise.resolve();

  const sweep = async (): Promise<number> => {
    if (sweeps % PURGE_EVERY === 0) {
      await queue.purge(KEPT_MS);
      await clean?.();
    }
    sweeps += 1;
    const due = await queue.take({ holder, forMs: leaseMs, most: AT_ONCE });
    await Promise.all(
      due.map(async (message) => {
        const result = await send(message, ended.signal);
        // the receiver has not failed: the lease of an interrupted delivery ends, and it is sent again
        if (result._tag === 'Delivered' || !ended.signal.aborted) await settle(ports, message, result);
      }),
    );
    return due.length;
  };
  const tick = (): void => {
    const running = sweep().catch((error: unknown) => {
      log(`messages cannot be delivered: ${String(error)}`);
      return 0;
    });
    sweeping = running;
    void running.then((count) => {
      if (timer !== null) timer = setTimeout(tick, count > 0 ? 0 : sweepMs);
    });
  };

  return {
    sweep,
    start: () => {
      timer = setTimeout(tick, 0);
    },
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      ended.abort();
      await sweeping;
    },
  };
};
