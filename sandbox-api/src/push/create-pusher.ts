import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import type { OrderService, OrderSnapshot } from '../orders/index.ts';
import { PUSH_SWEEP_MS } from '../settings.ts';
import { sendPush } from './send-push.ts';
import type { PushSender } from './send-push.ts';
import { isPushService, SubscriptionToken } from './subscription.ts';
import type { Subscription } from './subscription.ts';

const PushedStatusRow = t.type(
  { position: t.number, order_id: t.string, device: t.string, status: t.string },
  'PushToldRow',
);
type PushedStatus = t.TypeOf<typeof PushedStatusRow>;
const TokenRow = t.type({ device: t.string }, 'PushTokenRow');

/** Number of followed orders per read. */
const BATCH = 500;

const FINAL: ReadonlySet<string> = new Set(['finished', 'failed', 'refunded', 'expired', 'paid_failed']);

export type Pusher = {
  /** Notifies the device of every change of the order from now on. */
  readonly follow: (seen: OrderSnapshot, device: string) => void;
  /** Sends all changes since the last messages. Resolves when they are sent. */
  readonly sweep: () => Promise<void>;
  /** Sweeps repeatedly until stopped. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

export type PusherOptions = {
  readonly rows: Rows;
  readonly orderService: OrderService;
  readonly sender: PushSender;
  /** In addition to the push services of browsers, for tests. */
  readonly trustedOrigins: readonly string[];
  /** Time between two sweeps in ms. */
  readonly sweepMs?: number;
};

const readOrNull = (orderService: OrderService, id: string): OrderSnapshot | null => {
  try {
    return orderService.read(id);
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
};

/** Message for the service worker, which adds the texts. */
const messageOf = ({ order, state }: OrderSnapshot, { language }: Subscription) => ({
  transactionId: order.id,
  status: state.status,
  from: order.fromTicker,
  to: order.toTicker,
  language: language ?? 'en',
});

const tokenStore = (rows: Rows, trustedOrigins: readonly string[]) => ({
  tokensOf: (device: string) =>
    rows
      .all(TokenRow, "SELECT device FROM push_registrations WHERE kind = 'token' AND subject = ?", device)
      .flatMap(({ device: token }) => {
        const decoded = SubscriptionToken.decode(token);
        return decoded._tag === 'Right' && isPushService(decoded.right.endpoint, trustedOrigins)
          ? [{ token, subscription: decoded.right }]
          : [];
      }),
  forget: (token: string): void => {
    rows.run("DELETE FROM push_registrations WHERE kind = 'token' AND device = ?", token);
  },
});

/** Runs `work` every `intervalMs` until it is stopped. Skips a run while another one is in progress. */
const repeat = (work: () => Promise<void>, intervalMs: number): Pick<Pusher, 'start' | 'stop'> => {
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  return {
    start: () => {
      let isBusy = false;
      timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        working = work()
          .catch(() => undefined)
          .finally(() => {
            isBusy = false;
          });
      }, intervalMs).unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await working;
    },
  };
};

/**
 * Notifies devices about orders. Each sweep reads the status of orders, because no background process changes an
 * order.
 */
export const createPusher = ({
  rows,
  orderService,
  sender,
  trustedOrigins,
  sweepMs = PUSH_SWEEP_MS,
}: PusherOptions): Pusher => {
  const tokens = tokenStore(rows, trustedOrigins);

  /** If several processes share a file, the one that changes the row sends the message. */
  const claim = ({ order_id: id, device, status }: PushedStatus, now: string): boolean => {
    if (FINAL.has(now))
      return (
        rows.run(
          'DELETE FROM push_told WHERE order_id = ? AND device = ? AND status = ?',
          id,
          device,
          status,
        ) === 1
      );
    return (
      rows.run(
        'UPDATE push_told SET status = ? WHERE order_id = ? AND device = ? AND status = ?',
        now,
        id,
        device,
        status,
      ) === 1
    );
  };

  const send = async (pushed: PushedStatus): Promise<void> => {
    const seen = readOrNull(orderService, pushed.order_id);
    if (seen === null || seen.state.status === pushed.status || !claim(pushed, seen.state.status)) return;
    for (const { token, subscription } of tokens.tokensOf(pushed.device)) {
      const sent = await sendPush(sender, subscription, messageOf(seen, subscription));
      if (sent === 'gone') tokens.forget(token);
    }
  };

  // in batches over all rows: a row stays until its order is final, so the first rows would otherwise hide the
  // others
  const sweep = async (after = 0): Promise<void> => {
    const batch = rows.all(
      PushedStatusRow,
      'SELECT rowid AS position, order_id, device, status FROM push_told WHERE rowid > ? ORDER BY rowid LIMIT ?',
      after,
      BATCH,
    );
    await Promise.all(batch.map(send));
    const last = batch.at(-1);
    if (last !== undefined) await sweep(last.position);
  };

  return {
    follow: ({ order, state }, device) => {
      rows.run('INSERT OR IGNORE INTO push_told VALUES (?, ?, ?)', order.id, device, state.status);
    },
    sweep: () => sweep(),
    ...repeat(() => sweep(), sweepMs),
  };
};
