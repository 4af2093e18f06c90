import { parseJson } from '@coinlane/shared-contracts/codecs';

import { createProvider } from './registry.ts';
import { aCreateBody, aLabGateway } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

const CLASSIC = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';
/** The same account with the tags 1 and 14 inside (XLS-5). */
const TAG_1 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
const TAG_14 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS';
const OTHER = 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B';

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway();
});
afterEach(() => site.close());

/** An order from XRP with too small a deposit, which waits for a decision. */
const anUnderpaidOrder = async (refundAddress: string, refundExtraId: string) => {
  const xrp = {
    fromCurrency: 'xrp',
    fromNetwork: 'xrp',
    fromAmount: '500',
    refundAddress,
    refundExtraId,
  };
  const { body } = await site.post('/public-v1.1/transactions', aCreateBody(xrp), 'k1');
  site.lab.book.pay(site.lab.book.all()[0]?.id ?? '', '250');
  site.pass(5_000);
  const id = String(body['id']);
  expect((await site.get(`/public-v1.1/transactions/${id}`)).body['actionsAvailable']).toBe(true);
  return { id, controlToken: String(body['controlToken']) };
};

type Target = { readonly address: string; readonly extraId: string | null };

const refund = (order: { readonly id: string; readonly controlToken: string }, target: Target) =>
  site.post('/public-v2/exchange/refund', { ...order, ...target });

type RefundFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'changed-field'; readonly field: string; readonly value: unknown };

const failRefund = (fault: RefundFault): void =>
  site.lab.faults.add({ provider: 'changenow', path: 'POST /exchange/refund', times: 1, ...fault });

const decision = () => site.lab.book.all()[0]?.decision ?? null;

describe('a refund address that was given with the order', () => {
  it.each([
    { given: [CLASSIC, '1'], rule: 'another tag', target: { address: CLASSIC, extraId: '14' } },
    { given: [CLASSIC, '1'], rule: 'no tag', target: { address: CLASSIC, extraId: null } },
    {
      given: [CLASSIC, '1'],
      rule: 'another tag in an X-address',
      target: { address: TAG_14, extraId: null },
    },
    { given: [TAG_1, ''], rule: 'another tag in an X-address', target: { address: TAG_14, extraId: null } },
    { given: [CLASSIC, ''], rule: 'an additional tag', target: { address: CLASSIC, extraId: '14' } },
  ])('cannot be replaced: $given, $rule', async ({ given: [address = '', extraId = ''], target }) => {
    const order = await anUnderpaidOrder(address, extraId);
    const { status, body } = await refund(order, target);
    expect([status, body['error'], decision()]).toEqual([400, 'not_valid_address', null]);
  });

  it.each([
    { given: [CLASSIC, '1'], target: { address: CLASSIC, extraId: '1' } },
    { given: [CLASSIC, '1'], target: { address: TAG_1, extraId: null } },
    { given: [TAG_1, ''], target: { address: CLASSIC, extraId: '1' } },
    { given: [TAG_1, ''], target: { address: TAG_1, extraId: '1' } },
  ])(
    'is accepted in another spelling: $given, $target',
    async ({ given: [address = '', extraId = ''], target }) => {
      const order = await anUnderpaidOrder(address, extraId);
      expect((await refund(order, target)).body).toEqual({ result: true });
    },
  );

  it('keeps its tag in an order of an older version, which anyone with the ID may refund', async () => {
    const { id } = await anUnderpaidOrder(CLASSIC, '1');
    const order = await site.store.find(id);
    if (order === null) throw new Error('no order');
    const { hasControlToken, ...terms } = order.terms;
    expect(hasControlToken).toBe(true);
    await site.store.changeTerms(id, () => parseJson(JSON.stringify(terms)) as typeof order.terms);
    const stolen = await refund({ id, controlToken: '' }, { address: CLASSIC, extraId: '14' });
    expect([stolen.status, decision()]).toEqual([400, null]);
  });
});

describe('a memo or tag', () => {
  const fromXrp = { fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '500' };
  const toXrp = { toCurrency: 'xrp', toNetwork: 'xrp' };
  const refundToXrp = { ...fromXrp, refundAddress: CLASSIC };

  it.each([
    { rule: 'beside a refund address', ...refundToXrp, refundExtraId: '7' },
    { rule: 'in a refund address', ...refundToXrp, refundAddress: TAG_1 },
    { rule: 'beside a recipient', ...toXrp, address: CLASSIC, extraId: '7' },
    { rule: 'in a recipient', ...toXrp, address: TAG_1 },
  ])('is refused by a provider that cannot carry one: $rule', async ({ rule: _, ...changes }) => {
    await site.close();
    site = await aLabGateway(['one-click', 'changenow']);
    const order = (provider: string) =>
      site.post('/public-v1.1/transactions', aCreateBody({ provider, ...changes }), provider);
    const refused = await order('one-click');
    expect([refused.status, site.lab.book.all()]).toEqual([400, []]);
    expect((await order('changenow')).status).toBe(200);
  });
});

describe('a refund address that is named later', () => {
  it.each([
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    '0x000000000000000000000000000000000000dEaD',
  ])('is refused if money is lost there: %s', async (address) => {
    const eth = { fromCurrency: 'eth', fromNetwork: 'eth', fromAmount: '1', refundAddress: '' };
    const to = { toCurrency: 'xrp', toNetwork: 'xrp', address: CLASSIC, extraId: '1' };
    const { body } = await site.post('/public-v1.1/transactions', aCreateBody({ ...eth, ...to }), 'k1');
    site.lab.book.pay(site.lab.book.all()[0]?.id ?? '', '0.5');
    site.pass(5_000);
    const order = { id: String(body['id']), controlToken: String(body['controlToken']) };
    const refused = await refund(order, { address, extraId: null });
    expect([refused.status, refused.body['field'], decision()]).toEqual([400, 'address', null]);
  });

  it.each([
    { rule: 'letters', extraId: 'abc' },
    { rule: 'a control character', extraId: '1\u00002' },
    { rule: 'an invisible character', extraId: '1\u200b' },
    { rule: 'digits of another script', extraId: '１２' },
    { rule: 'another customer than the address', address: TAG_1, extraId: '14' },
  ])('is refused with a tag of $rule', async ({ address = CLASSIC, extraId }) => {
    const order = await anUnderpaidOrder('', '');
    const { status, body } = await refund(order, { address, extraId });
    expect([status, body['field'], decision()]).toEqual([400, 'extraId', null]);
  });

  it('is the first one of two that arrive at once, also if the provider accepts both', async () => {
    await site.close();
    const accepted: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    site = await aLabGateway(['changenow'], (settings, now) => ({
      ...createProvider(settings, now),
      refund: (_reference, { address }) => {
        // the first one waits until the second one is here too, or was refused
        if (accepted.push(address) === 2) open();
        return gate;
      },
    }));
    const order = await anUnderpaidOrder('', '');
    const replies = await Promise.all(
      [CLASSIC, OTHER].map((address) => refund(order, { address, extraId: null }).finally(open)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const stored = await site.store.find(order.id);
    expect(accepted).toEqual([stored?.terms.refundAddress]);
  });

  it.each([
    { rule: 'after the exchange continued', decide: 'continue' },
    { rule: 'after a refund that support made', decide: 'refund' },
  ] as const)('is not kept if no refund is offered: $rule', async ({ decide }) => {
    const order = await anUnderpaidOrder('', '');
    const { id: atProvider = '' } = site.lab.book.all()[0] ?? {};
    if (decide === 'continue') await site.post('/public-v2/exchange/continue', order);
    else site.lab.book.decide(atProvider, 'refund', OTHER);
    site.pass(5_000);
    const { status, body } = await refund(order, { address: CLASSIC, extraId: null });
    expect([status, body['error']]).toEqual([400, 'action_not_available']);
    const page = await site.get(`/public-v1.1/transactions/${order.id}`);
    expect(page.body['refundAddress']).toBeNull();
  });

  it('can be another one after the provider refused the first', async () => {
    const order = await anUnderpaidOrder('', '');
    failRefund({ kind: 'changed-field', field: 'result', value: false });
    expect((await refund(order, { address: CLASSIC, extraId: null })).status).toBe(400);
    const stored = await site.store.find(order.id);
    expect(stored?.terms.refundAddress).toBeNull();
  });

  it('stays the first one if the reply of the provider was lost', async () => {
    const order = await anUnderpaidOrder('', '');
    failRefund({ kind: 'status', status: 500 });
    expect((await refund(order, { address: CLASSIC, extraId: null })).status).toBe(504);
    expect((await refund(order, { address: OTHER, extraId: null })).body['error']).toBe('not_valid_address');
    expect((await refund(order, { address: CLASSIC, extraId: null })).body).toEqual({ result: true });
  });
});
