import * as E from 'fp-ts/lib/Either.js';

import { EstimatesReply, TransactionReply } from '@coinlane/shared-contracts/api';
import { findNetwork } from '@coinlane/chains/networks';

import { isSameAmount } from '../amount.ts';
import { ETH, XRP } from '../testing/lab-gateway.fixture.ts';
import type { Flow, Side } from '../provider.ts';
import type { Check, Subject } from './subject.fixture.ts';
import { fieldsOf } from './subject.fixture.ts';

const KINDS: readonly { readonly name: string; readonly flow: Flow; readonly side: Side }[] = [
  { name: 'floating rate', flow: 'standard', side: 'direct' },
  { name: 'floating rate, exact amount to receive', flow: 'standard', side: 'reverse' },
  { name: 'fixed rate', flow: 'fixed-rate', side: 'direct' },
  { name: 'fixed rate, exact amount to receive', flow: 'fixed-rate', side: 'reverse' },
];

const queryOf = (flow: Flow, side: Side) => ({
  flow,
  type: side,
  ...(side === 'direct' ? { fromAmount: '0.1', toAmount: '' } : { fromAmount: '', toAmount: '1.2345678' }),
});

/** Not offered: no row, and a creation is refused before the provider receives it. */
const expectNoOffer = async (subject: Subject, query: ReturnType<typeof queryOf>): Promise<void> => {
  expect((await subject.offer(query)).row).toBeNull();
  expect((await subject.order(query)).status).toBe(400);
  expect(subject.lab.book.all()).toEqual([]);
};

const checkKind = async (subject: Subject, flow: Flow, side: Side): Promise<void> => {
  const query = queryOf(flow, side);
  const { offers } = subject.provider.capabilities;
  if (!offers.some((offer) => offer.flow === flow && offer.side === side))
    return expectNoOffer(subject, query);
  const { row } = await subject.offer(query);
  const { rateId, validUntil } = fieldsOf(row, 'custom');
  const { status, body } = await subject.order({ ...query, rateId: rateId ?? '' });
  expect([row?.['isConvertible'], status]).toEqual([true, 200]);
  const { amountFrom, amountTo, depositAddress, recipient, refundAddress, isFixed } = subject.lastOrder();
  const shown = String(row?.['estimatedAmount']);
  expect(isSameAmount(shown, side === 'direct' ? amountTo : amountFrom)).toBe(true);
  expect(isSameAmount(String(body['fromAmount']), amountFrom)).toBe(true);
  expect(isSameAmount(String(body['toAmount']), amountTo)).toBe(true);
  expect(body).toMatchObject({ payinAddress: depositAddress, payoutAddress: recipient, refundAddress });
  expect([recipient, isFixed]).toEqual([ETH, flow === 'fixed-rate']);
  if (flow === 'standard') return;
  subject.pass(Date.parse(String(validUntil)) - subject.now() + 1);
  const late = await subject.order({ ...query, rateId });
  expect([late.status, late.body['error']]).toEqual([400, 'rate_id_not_found_or_expired']);
};

const toXrp = { toCurrency: 'xrp', toNetwork: 'xrp', address: XRP, extraId: '12345' };
const fromXrp = {
  fromCurrency: 'xrp',
  fromNetwork: 'xrp',
  fromAmount: '100',
  refundAddress: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
};

const hasAsset = async ({ provider }: Subject, network: string): Promise<boolean> =>
  (await provider.assets()).some((asset) => asset.network === network);

export const OFFER_CHECKS: readonly Check[] = [
  {
    name: 'assets: known networks, a contract for each token, each asset once',
    run: async ({ provider }) => {
      const assets = await provider.assets();
      const ids = assets.map(({ network, contract }) => `${network}/${contract ?? ''}`);
      expect(ids).toEqual(expect.arrayContaining(['btc/', 'eth/']));
      expect(ids).toHaveLength(new Set(ids).size);
      for (const { ticker, network, contract } of assets)
        expect([network, findNetwork(network) !== null, contract !== null || ticker]).toEqual([
          network,
          true,
          contract !== null || findNetwork(network)?.coin,
        ]);
    },
  },
  ...KINDS.map(({ name, flow, side }): Check => ({ name, run: (subject) => checkKind(subject, flow, side) })),
  {
    name: 'facts: refund terms, documents, expected time, and the order at the provider',
    run: async (subject) => {
      const { displayName, capabilities } = subject.provider;
      const { row } = await subject.offer();
      const decoded = EstimatesReply.decode({ providers: [row] });
      const [offer] = E.isRight(decoded) ? decoded.right.providers : [];
      expect(offer).toMatchObject({
        label: displayName,
        kyc: capabilities.kyc,
        refundAddress: capabilities.refundAddress,
        needsVisitorIp: capabilities.needsVisitorIp,
      });
      const seconds: unknown = Reflect.get(offer ?? {}, 'etaSeconds');
      expect(seconds === null || Number(seconds) > 0).toBe(true);
      const { body } = await subject.order();
      const order = TransactionReply.decode(await subject.status(body['id']));
      expect(E.isRight(order) ? order.right : null).toMatchObject({
        providerLabel: displayName,
        providerOrderId: expect.stringMatching(/./),
        providerOrderUrl: expect.stringMatching(/^https:\/\/[^\s]+$/),
      });
    },
  },
  {
    name: 'limits: an amount that is too small is refused with a code, and nothing is created',
    run: async (subject) => {
      const { row } = await subject.offer({ fromAmount: '0.000001' });
      expect(row?.['isConvertible']).toBe(false);
      expect(fieldsOf(row, 'error')['error']).toMatch(/^(deposit_too_small|out_of_range)$/);
      const least = row?.['minAmount'] ?? null;
      expect(least === null || Number(least) > 0.000001).toBe(true);
      const { status, body } = await subject.order({ fromAmount: '0.000001' });
      expect([status, body['error']]).toEqual([
        400,
        expect.stringMatching(/^(deposit_too_small|out_of_range)$/),
      ]);
      expect(subject.lab.book.all()).toEqual([]);
    },
  },
  {
    name: 'memo of a payout: it arrives, or there is no offer',
    run: async (subject) => {
      const { status, body } = await subject.order(toXrp);
      const { row } = await subject.offer(toXrp);
      expect(row !== null).toBe(subject.provider.capabilities.supportsMemo);
      if (!subject.provider.capabilities.supportsMemo) {
        expect([status, subject.lab.book.all()]).toEqual([400, []]);
        return;
      }
      expect([status, body['payoutExtraId'], subject.lastOrder().extraId]).toEqual([200, '12345', '12345']);
    },
  },
  {
    name: 'memo of a deposit: it is shown with the address',
    run: async (subject) => {
      if (!(await hasAsset(subject, 'xrp'))) return;
      const { status, body } = await subject.order(fromXrp);
      const { depositMemo, depositAddress } = subject.lastOrder();
      expect([status, body['payinAddress'], body['payinExtraId']]).toEqual([
        200,
        depositAddress,
        depositMemo,
      ]);
      expect(await subject.status(body['id'])).toMatchObject({
        payinExtraId: depositMemo,
        payinExtraIdName: 'Destination tag',
        payoutExtraIdName: null,
      });
    },
  },
];
