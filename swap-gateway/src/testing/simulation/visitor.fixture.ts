import { Refusal } from '../../http/refusal.ts';
import type { Currency } from '../../assets/currency.ts';
import type { ProviderAsset } from '../../provider.ts';
import type { ProviderWorld } from './simulated-provider.fixture.ts';
import type { SimulatedServer } from './simulated-server.fixture.ts';

const asset = (network: string): ProviderAsset => ({
  key: network,
  ticker: network,
  name: network,
  network,
  contract: null,
  decimals: 18,
  supportsFixedRate: false,
});

const currency = (network: string): Currency => ({
  ticker: network,
  legacyTicker: network,
  name: network,
  network,
  contract: null,
  decimals: 18,
  providers: new Map(),
});

type Shown = { readonly id: string; readonly address: string; readonly reference: string };

/** One press of the button, with everything that the page has shown for it. */
export type Visitor = {
  readonly key: string;
  readonly recipient: string;
  readonly provider: string;
  readonly orders: Shown[];
  readonly refusals: string[];
  /** Last answer: `order`, or the code of an error. */
  last: string | null;
};

export const aVisitor = (number: number, provider: string): Visitor => ({
  key: `key-${String(number)}`,
  recipient: `0x${(number + 1).toString(16).padStart(40, 'b')}`,
  provider,
  orders: [],
  refusals: [],
  last: null,
});

/** Sends the creation, the first time or again. */
export const send = (visitor: Visitor, server: SimulatedServer, violations: string[]): void => {
  const { key, recipient, provider } = visitor;
  const order = {
    from: asset('eth'),
    to: asset('bsc'),
    flow: 'standard',
    side: 'direct',
    amount: '1',
    recipient,
    extraId: null,
    refundAddress: null,
    refundExtraId: null,
    heldId: null,
    visitorIp: null,
  } as const;
  const request = { key, bodyHash: key, from: currency('eth'), to: currency('bsc'), order, shown: null };
  server.place(request, provider).then(
    ({ terms }) => {
      visitor.last = 'order';
      visitor.orders.push({ id: terms.id, address: terms.payinAddress, reference: terms.reference });
      if (visitor.refusals.length > 0) violations.push('an order was shown after a refusal');
    },
    (error: unknown) => {
      visitor.last = error instanceof Refusal ? error.body.error : String(error);
      if (!(error instanceof Refusal)) violations.push(`a creation failed: ${String(error)}`);
      else if (error.status < 500) {
        visitor.refusals.push(error.body.message);
        if (visitor.orders.length > 0) violations.push('a refusal after an order was shown');
      }
    },
  );
};

/** At this provider a second creation makes a second order. */
const onceViolations = (
  { recipient, refusals }: Visitor,
  creations: readonly string[],
): readonly string[] => {
  const count = creations.filter((each) => each === recipient).length;
  const isDenied = refusals.some((message) => !message.includes('did not match'));
  return [
    ...(count > 1 ? ['a creation was sent twice'] : []),
    ...(isDenied && count > 0 ? ['an order that exists is reported as refused'] : []),
  ];
};

/** Compares what a visitor has seen with what the provider has. */
export const violationsOf = (visitor: Visitor, { orders, creations }: ProviderWorld): readonly string[] => {
  const violations = visitor.provider === 'once' ? [...onceViolations(visitor, creations)] : [];
  if (new Set(visitor.orders.map(({ id }) => id)).size > 1) violations.push('one key shows two orders');
  for (const { reference, address } of visitor.orders) {
    const real = orders.find((each) => each.reference === reference);
    if (real?.depositAddress !== address || real.recipient !== visitor.recipient)
      violations.push('a page shows a deposit address of another order');
  }
  return violations;
};
