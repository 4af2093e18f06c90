import { createOrderPlacer } from '../../orders/place-order.ts';
import type { OrderRequest } from '../../orders/place-order.ts';
import { createOrderRefresher } from '../../orders/refresh-orders.ts';
import type { OrderRefresher } from '../../orders/refresh-orders.ts';
import type { Order } from '../../orders/order.ts';
import type { Provider } from '../../provider.ts';
import { providerOf, watchProvider } from '../../quotes/health.ts';
import type { WatchedProvider } from '../../quotes/health.ts';
import type { OrderStore } from '../../store/order-store.ts';
import type { Bug } from './bugs.fixture.ts';
import type { Scheduler } from './scheduler.fixture.ts';

export type SimulatedServer = {
  readonly id: number;
  readonly place: (request: Omit<OrderRequest, 'watched'>, provider: string) => Promise<Order>;
  readonly refresher: OrderRefresher;
};

type ServerParts = {
  readonly id: number;
  readonly scheduler: Scheduler;
  readonly store: OrderStore;
  readonly providers: readonly Provider[];
  readonly now: () => number;
  readonly bug: Bug;
};

/** The store as one server reaches it. */
const reachedStore = ({ store, scheduler, id }: ServerParts): OrderStore => {
  const call = <A>(work: () => Promise<A>): Promise<A> => scheduler.call(id, work);
  return {
    intend: (attempt) => call(() => store.intend(attempt)),
    claim: (key, phase) => call(() => store.claim(key, phase)),
    loseReply: (key, send) => call(() => store.loseReply(key, send)),
    refuse: (key, send, refusal) => call(() => store.refuse(key, send, refusal)),
    place: (...placed) => call(() => store.place(...placed)),
    abandon: (olderThanMs) => call(() => store.abandon(olderThanMs)),
    find: (id_) => call(() => store.find(id_)),
    observe: (id_, seen, decide) => call(() => store.observe(id_, seen, decide)),
    history: (id_) => call(() => store.history(id_)),
    changeTerms: (id_, decide) => call(() => store.changeTerms(id_, decide)),
    lease: (query) => call(() => store.lease(query)),
    schedule: (id_, inMs) => call(() => store.schedule(id_, inMs)),
    endedOrders: (provider, most) => call(() => store.endedOrders(provider, most)),
    counts: () => call(store.counts),
    switchedOff: () => call(store.switchedOff),
    switchProvider: (provider, isOff, by) => call(() => store.switchProvider(provider, isOff, by)),
    takeMessages: (query) => call(() => store.takeMessages(query)),
    endMessage: (id_, phase) => call(() => store.endMessage(id_, phase)),
    retryMessage: (id_, inMs) => call(() => store.retryMessage(id_, inMs)),
    outboxCounts: () => call(store.outboxCounts),
    purgeOutbox: (olderThanMs) => call(() => store.purgeOutbox(olderThanMs)),
    ...{ notices: store.notices, reviews: store.reviews },
    addReceiptKey: (key) => call(() => store.addReceiptKey(key)),
    receiptKeys: () => call(store.receiptKeys),
    secret: (name) => call(() => store.secret(name)),
    close: () => Promise.resolve(),
  };
};

const reachedProvider = (provider: Provider, { id, scheduler }: ServerParts): Provider => ({
  ...provider,
  create: (order) => scheduler.call(id, () => provider.create(order)),
  read: (reference) => scheduler.call(id, () => provider.read(reference)),
});

/** Starts the placer and the refresher of one server. Only the scheduler moves them. */
export const startServer = (parts: ServerParts): SimulatedServer => {
  const { id, scheduler, now, bug } = parts;
  const store = (bug.store ?? ((same) => same))(reachedStore(parts));
  const watched = parts.providers.map((provider): WatchedProvider => {
    const reached = reachedProvider(provider, parts);
    return watchProvider((bug.provider ?? ((same) => same))(reached), now);
  });
  const log = (): void => undefined;
  const wait = () => scheduler.call(id, () => Promise.resolve(null));
  const placeOrder = createOrderPlacer({
    store,
    now,
    log,
    firstPollMs: 10_000,
    pause: () => wait().then(() => undefined),
  });
  return {
    id,
    place: (request, provider) => {
      const found = providerOf(watched, provider);
      if (found === null) throw new Error(`unknown provider ${provider}`);
      return placeOrder({ ...request, watched: found });
    },
    refresher: createOrderRefresher({
      store,
      providers: watched,
      now,
      log,
      deadlineMs: 0,
      startWait: () => ({ over: wait(), cancel: () => undefined }),
    }),
  };
};
