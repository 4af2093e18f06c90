import type { Order } from '../../orders/order.ts';
import type { Provider } from '../../provider.ts';
import type { OrderStore } from '../../store/order-store.ts';

/** A mistake that the simulation must find. The store's calls are those of one server. */
export type Bug = {
  readonly store?: (store: OrderStore) => OrderStore;
  readonly provider?: (provider: Provider) => Provider;
};

const inStore = (change: (store: OrderStore) => Partial<OrderStore>): Bug => ({
  store: (store) => ({ ...store, ...change(store) }),
});

/** Places the order, but answers without waiting for it. */
const placeLater = ({ place }: OrderStore): Pick<OrderStore, 'place'> => ({
  place: (key, order, evidence, inMs) => {
    place(key, order, evidence, inMs).catch(() => null);
    return Promise.resolve(order);
  },
});

const placeAnyway = ({ place }: OrderStore): Pick<OrderStore, 'place'> => ({
  place: async (...values) => {
    await place(...values);
    return values[1];
  },
});

const decideEarly = ({ find, observe }: OrderStore): Pick<OrderStore, 'observe'> => ({
  observe: async (id, seen, decide) => {
    const early: Order | null = await find(id);
    return observe(id, seen, (order) => decide(early ?? order));
  },
});

const applyEverything = ({ observe }: OrderStore): Pick<OrderStore, 'observe'> => ({
  observe: (id, seen, decide) =>
    observe(id, seen, (order) => ({
      ...decide(order),
      next: { ...order.state, status: seen.observation.status, updatedAtMs: seen.atMs },
    })),
});

/** Seeded bugs by what is wrong. */
export const BUGS: Readonly<Record<string, Bug>> = {
  'sends an attempt that another call has taken': inStore(({ claim }) => ({
    claim: async (key, phase) => (await claim(key, phase)) ?? 1,
  })),
  'forgets that a key was used': inStore(({ intend }) => ({
    intend: async (attempt) => {
      await intend(attempt);
      return null;
    },
  })),
  'answers before the order is saved': inStore(placeLater),
  'shows an order although the attempt has another one': inStore(placeAnyway),
  'records a lost reply as a refusal': inStore(({ refuse }) => ({
    loseReply: async (key, send) => {
      await refuse(key, send, '{"status":400,"body":{"error":"not_valid_params","message":"refused"}}');
    },
  })),
  'never gives up the attempts of a lost server': inStore(() => ({ abandon: () => Promise.resolve(0) })),
  'keeps the leases of a lost server': inStore(({ lease }) => ({
    lease: async (query) => (query.holder === '' ? [] : lease({ ...query, forMs: 86_400_000 })),
  })),
  'reads an order once only': inStore(({ schedule }) => ({ schedule: (id) => schedule(id, null) })),
  'decides about a report from an old state': inStore(decideEarly),
  'believes every report': inStore(applyEverything),
  'sends again to a provider where that makes a second order': {
    provider: (provider) => ({
      ...provider,
      capabilities: { ...provider.capabilities, isCreateRepeatable: true },
    }),
  },
  'does not compare the repeated terms': {
    provider: (provider) => ({
      ...provider,
      create: async (order) => {
        const placed = await provider.create(order);
        return { ...placed, echo: { ...placed.echo, recipient: order.recipient } };
      },
    }),
  },
};
