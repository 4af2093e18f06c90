import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import type { OrderDesk, SeenOrder } from '../orders/index.ts';
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
  readonly desk: OrderDesk;
  readonly sender: PushSender;
  /** Besides the push services of browsers; for tests. */
  readonly trustedOrigins: readonly string[];
};

const readOrNull = (desk: OrderDesk, id: string): SeenOrder | null => {
  try {
    return desk.read(id);
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

/** Tells devices about orders: nothing about an order runs in the background, so its status is looked at every second. */
export const createPusher = ({ rows, desk, sender, trustedOrigins }: PusherOptions): Pusher => {
  const tokens = tokenStore(rows, trustedOrigins);
  let timer: NodeJS.Timeout | null = null;
  let sweeping: Promise<void> = Promise.resolve();

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
    const seen = readOrNull(desk, told.order_id);
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
    start: () => {
      let isBusy = false;
      timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        sweeping = sweep()
          .catch(() => undefined)
          .finally(() => {
            isBusy = false;
          });
      }, PUSH_SWEEP_MS).unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await sweeping;
    },
  };
};
