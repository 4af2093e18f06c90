import { createMessageDelivery } from '../messages/deliver-messages.ts';
import type { MessageDelivery } from '../messages/deliver-messages.ts';
import type { Delivery } from '../messages/send-webhook.ts';
import type { QueuedMessage } from '../store/message-queue.ts';
import type { OrderStore } from '../store/order-store.ts';
import { toNotice } from './notice.ts';
import type { NoticeSenders } from './notice.ts';
import { NOBODY } from './recovery.ts';

/** Longer than all time-outs of an SMTP dialogue, because a message must not be sent twice if a server is slow. */
const LEASE_MS = 5 * 60_000;
/** Retention time of receivers of orders that never end. Finished orders have none. */
const KEPT_MS = 30 * 86_400_000;

type Ports = {
  readonly store: OrderStore;
  readonly senders: NoticeSenders;
  readonly log: (problem: string) => void;
  readonly sweepMs?: number;
};

const failed = (reason: string): Delivery => ({ _tag: 'Failed', reason, isPermanent: true });

/** Delivers messages to visitors from the store. The log contains their IDs, never an address. */
export const createNoticeDelivery = ({ store, senders, ...ports }: Ports): MessageDelivery => {
  const send = async (message: QueuedMessage, signal: AbortSignal): Promise<Delivery> => {
    const notice = toNotice(message);
    if (notice === null) return failed('its record cannot be read');
    if (notice.address === NOBODY) return { _tag: 'Delivered' };
    const { channel } = message;
    const sender = channel === 'webhook' ? undefined : senders[channel];
    if (channel === 'webhook' || sender === undefined)
      return failed('this server does not send such messages');
    const result = await sender.send(notice, signal);
    if (result.isGone === true) await store.notices.forgetAddress(channel, notice.address);
    return result;
  };
  return createMessageDelivery({
    ...ports,
    queue: store.notices.queue,
    nameOf: ({ channel, id }) => `${channel} ${id}`,
    leaseMs: LEASE_MS,
    clean: () => store.notices.purgeReceivers(KEPT_MS),
    send,
  });
};
