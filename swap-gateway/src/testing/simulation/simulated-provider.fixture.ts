import { ProviderFault, ProviderRefusal } from '../../provider.ts';
import type { CreateOrder, Observation, PlacedOrder, Provider, Status } from '../../provider.ts';
import { FRESH_STATE } from '../../orders/order.ts';
import type { Random } from './random.fixture.ts';

/** An order as the provider has it. */
type TrueOrder = {
  readonly provider: string;
  readonly reference: string;
  readonly depositAddress: string;
  readonly recipient: string;
  /** Recipient of the request: each key has its own. */
  readonly requestedBy: string;
  stage: number;
};

/** Everything that the provider knows, of all servers. */
export type ProviderWorld = {
  readonly orders: TrueOrder[];
  /** Creations that arrived, by the recipient of the request. */
  readonly creations: string[];
  /** Ends all faults. */
  isCalm: boolean;
};

/** Statuses that a reply about a running order can wrongly have. */
const WRONG = ['new', 'waiting', 'confirming', 'exchanging', 'sending', 'expired', 'verifying'] as const;
const WAY: readonly Status[] = ['waiting', 'confirming', 'exchanging', 'sending', 'finished'];
const LAST_STAGE = WAY.length - 1;

const addressOf = (number: number): string =>
  `0x52908400098527886e0f7030069857d2e416${(number + 1).toString(16).padStart(4, '0')}`;

const observationOf = (status: Status | null, stage: number): Observation => ({
  ...FRESH_STATE,
  status,
  rawStatus: status ?? 'a new word',
  amountTo: stage === LAST_STAGE ? '3' : null,
});

/** A reply with a fault; null: the provider answers as it should. */
const faultyReply = (random: Random): Observation | null => {
  if (random.chance(0.15)) throw new ProviderFault('down', { isOutcomeKnown: true });
  if (random.chance(0.1)) return observationOf(null, 0);
  // a reply of a replica that is behind, or of another order
  return random.chance(0.15) ? observationOf(random.pick(WRONG), 0) : null;
};

const read = (world: ProviderWorld, random: Random, reference: string): Observation => {
  const order = world.orders.find((each) => each.reference === reference);
  if (order === undefined) throw new ProviderFault('unknown order', { isOutcomeKnown: true });
  if (world.isCalm) order.stage = LAST_STAGE;
  else if (random.chance(0.6)) order.stage = Math.min(LAST_STAGE, order.stage + 1);
  const faulty = world.isCalm ? null : faultyReply(random);
  return faulty ?? observationOf(WAY[order.stage] ?? null, order.stage);
};

const place = (world: ProviderWorld, random: Random, id: string, order: CreateOrder): PlacedOrder => {
  const isAltered = !world.isCalm && random.chance(0.1);
  const made: TrueOrder = {
    provider: id,
    reference: `${id}-${String(world.orders.length)}`,
    depositAddress: addressOf(world.orders.length),
    recipient: isAltered ? addressOf(9_999) : order.recipient,
    requestedBy: order.recipient,
    stage: 0,
  };
  world.orders.push(made);
  return {
    reference: made.reference,
    providerOrderId: made.reference,
    depositAddress: made.depositAddress,
    depositExtraId: null,
    fromAmount: order.amount,
    toAmount: '3',
    validUntilMs: null,
    depositUntilMs: null,
    echo: {
      fromKey: order.from.key,
      toKey: order.to.key,
      fromAmount: order.amount,
      toAmount: null,
      recipient: made.recipient,
      extraId: null,
      refundAddress: null,
      refundExtraId: null,
    },
    evidence: null,
  };
};

/** Creates a server's connection to a provider. One of the two providers executes repeated creations too. */
export const createSimulatedProvider = (
  world: ProviderWorld,
  random: Random,
  { id, isCreateRepeatable }: { readonly id: string; readonly isCreateRepeatable: boolean },
): Provider => ({
  id,
  displayName: id,
  assets: () => Promise.resolve([]),
  quote: () => Promise.reject(new ProviderFault('no quotes', { isOutcomeKnown: true })),
  orderUrl: (reference) => `https://provider.example/${reference}`,
  capabilities: {
    offers: [{ flow: 'standard', side: 'direct' }],
    refundAddress: 'optional',
    supportsMemo: true,
    needsVisitorIp: false,
    kyc: 'none',
    isCreateRepeatable,
  },
  create: (order) => {
    const failure = world.isCalm ? 1 : random.next();
    if (failure < 0.08) return Promise.reject(new ProviderFault('refused', { isOutcomeKnown: true }));
    if (failure < 0.14) return Promise.reject(new ProviderRefusal('pair_is_inactive', 'not now'));
    world.creations.push(order.recipient);
    const placed = place(world, random, id, order);
    return failure < 0.3
      ? Promise.reject(new ProviderFault('the reply was lost', { isOutcomeKnown: false }))
      : Promise.resolve(placed);
  },
  read: (reference) => {
    try {
      return Promise.resolve(read(world, random, reference));
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  },
});
