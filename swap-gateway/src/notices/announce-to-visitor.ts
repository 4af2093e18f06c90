import type { Announce } from '../orders/announce.ts';
import type { Order } from '../orders/order.ts';
import type { Status } from '../provider.ts';
import type { Message } from '../store/message-queue.ts';

/** Changes of an order for which a visitor receives an e-mail. */
export const MAIL_EVENTS = ['deposit', 'action', 'finished', 'refunded'] as const;
type MailEvent = (typeof MAIL_EVENTS)[number];

const BEFORE_DEPOSIT: readonly (Status | null)[] = [null, 'new', 'waiting', 'expired'];
const AFTER_DEPOSIT: readonly (Status | null)[] = ['confirming', 'exchanging', 'sending'];
/** Statuses in which the visitor can decide, or should contact support. */
const NEEDS_VISITOR: readonly (Status | null)[] = ['failed', 'verifying'];

/** E-mail event of a change, given the previous status. Null: no e-mail. */
const mailEventOf = ({ state }: Order, before: Status | null): MailEvent | null => {
  const { status } = state;
  if (status === 'finished' || status === 'refunded') return status;
  // the store sends each message once, although a later change of the order can announce it again
  if (state.hasActions || NEEDS_VISITOR.includes(status)) return 'action';
  return BEFORE_DEPOSIT.includes(before) && AFTER_DEPOSIT.includes(status) ? 'deposit' : null;
};

const mailOf = ({ terms, state }: Order, event: MailEvent): Message => ({
  // another reason to decide needs another message
  id: event === 'action' ? `${terms.id}.action-${state.status ?? 'checking'}` : `${terms.id}.${event}`,
  channel: 'email',
  body: JSON.stringify({
    orderId: terms.id,
    event,
    from: terms.from.ticker,
    to: terms.to.ticker,
  }),
});

/** Message for the service worker of the site, which adds the texts. */
const pushOf = ({ terms, state }: Order): Message => ({
  id: `${terms.id}.${state.status ?? 'checking'}`,
  channel: 'push',
  body: JSON.stringify({
    transactionId: terms.id,
    status: state.status,
    from: terms.from.ticker,
    to: terms.to.ticker,
  }),
});

/** Messages to visitors who requested them: e-mails about important changes, and a push message for each status. */
export const announceToVisitor: Announce = (order, before) => {
  const event = mailEventOf(order, before);
  const isNewStatus = order.state.status !== before && order.state.status !== null;
  return [...(event === null ? [] : [mailOf(order, event)]), ...(isNewStatus ? [pushOf(order)] : [])];
};
