import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import type { OrderService, SeenOrder } from '../orders/index.ts';
import { PUSH_SWEEP_MS } from '../settings.ts';
import { sendPush } from './send-push.ts';
import type { PushSender } from './send-push.ts';
import { isPushService, SubscriptionToken } from './subscription.ts';
import type { Subscription } from './subscription.ts';

const ToldRow = t.type({ order_id: t.string, device: t.string, status: t.string }, 'PushToldRow');
type Told = t.TypeOf<typeof ToldRow>;
const TokenRow = t.type({ device: t.string }, 'PushTokenRow');

const FINAL: ReadonlySet<string> = new Set(['finished', 'failed', 'refunded', 'expired', 'paid_failed']);

export type Pusher = {
  /** From now on the device hears of every change of the order. */
  readonly follow: (seen: SeenOrder, device: string) => void;
  /** Tells everybody what has changed since they were told; resolves when all were. */
  readonly sweep: () => Promise<void>;
  /** Sweeps again and again until it is stopped. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

export type PusherOptions = {
  readonly rows: Rows;
  readonly orderService: OrderService;
  readonly sender: PushSender;
  /** Besides the push services of browsers; for tests. */
  readonly trustedOrigins: readonly string[];
  /** Time between two sweeps, ms. */
  readonly sweepMs?: number;
};

const readOrNull = (orderService: OrderService, id: string): SeenOrder | null => {
  try {
    return orderService.read(id);
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
};

/** What the service worker is told; it has the words. */
const messageOf = ({ order, state }: SeenOrder, { language }: Subscription) => ({
  transactionId: order.id,
  status: state.status,
  from: order.fromTicker,
  to: order.toTicker,
  language: language ?? 'en',
});

const tokenStore = (rows: Rows, trustedOrigins: readonly string[]) => ({
  subscriptionsOf: (device: string): readonly Subscription[] =>
    rows
      .all(TokenRow, "SELECT device FROM push_registrations WHERE kind = 'token' AND subject = ?", device)
      .flatMap(({ device: token }) => {
        const decoded = SubscriptionToken.decode(token);
        return decoded._tag === 'Right' && isPushService(decoded.right.endpoint, trustedOrigins)
          ? [decoded.right]
          : [];
      }),
  forget: ({ endpoint }: Subscription): void => {
    rows.run("DELETE FROM push_registrations WHERE kind = 'token' AND instr(device, ?) > 0", endpoint);
  },
});

/** Runs `work` every `intervalMs` until it is stopped; skips a turn while it is still at work. */
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

/** Notifies devices about orders. Nothing changes an order in the background, so each sweep reads its status. */
export const createPusher = ({
  rows,
  orderService,
  sender,
  trustedOrigins,
  sweepMs = PUSH_SWEEP_MS,
}: PusherOptions): Pusher => {
  const tokens = tokenStore(rows, trustedOrigins);

  /** Of several processes over one file the one that changes the row sends. */
  const claim = ({ order_id: id, device, status }: Told, now: string): boolean => {
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

  const tell = async (told: Told): Promise<void> => {
    const seen = readOrNull(orderService, told.order_id);
    if (seen === null || seen.state.status === told.status || !claim(told, seen.state.status)) return;
    for (const subscription of tokens.subscriptionsOf(told.device)) {
      const sent = await sendPush(sender, subscription, messageOf(seen, subscription));
      if (sent === 'gone') tokens.forget(subscription);
    }
  };

  const sweep = async (): Promise<void> => {
    await Promise.all(
      rows.all(ToldRow, 'SELECT order_id, device, status FROM push_told LIMIT 500').map(tell),
    );
  };

  return {
    follow: ({ order, state }, device) => {
      rows.run('INSERT OR IGNORE INTO push_told VALUES (?, ?, ?)', order.id, device, state.status);
    },
    sweep,
    ...repeat(sweep, sweepMs),
  };
};
