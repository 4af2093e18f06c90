import type { PaymentRequest } from './payment-uri-result.ts';
import { planPayment } from './plan-payment.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const payment = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  _tag: 'Payment',
  scheme: 'ethereum',
  network: 'eth',
  address: '0x5a',
  amount: '2',
  extraId: null,
  tokenContract: null,
  ignored: [],
  ...change,
});
const eth = { network: 'eth', tokenContract: null };
const usdc = { network: 'eth', tokenContract: USDC.toLowerCase() };

describe('planPayment (visitor expectations "Payment URIs")', () => {
  it.each([
    {
      rule: 'address, amount and extra id of the same coin are filled in',
      link: payment({ extraId: '7' }),
      to: eth,
      plan: { address: '0x5a', amount: '2', extraId: '7', mismatch: null },
    },
    {
      rule: 'a link for another network has that network, and no amount',
      link: payment({ network: 'bsc' }),
      to: eth,
      plan: { amount: null, mismatch: { _tag: 'OtherNetwork', network: 'bsc' } },
    },
    {
      rule: 'an amount of the network’s own coin is not used for a token',
      link: payment(),
      to: usdc,
      plan: { address: '0x5a', amount: null, mismatch: { _tag: 'OtherCoin' } },
    },
    {
      rule: 'a bare address is valid for every token of its network',
      link: payment({ amount: null }),
      to: usdc,
      plan: { address: '0x5a', amount: null, mismatch: null },
    },
    {
      rule: 'a transfer of the same token, case-insensitively',
      link: payment({ tokenContract: USDC, amount: null }),
      to: usdc,
      plan: { mismatch: null },
    },
    {
      rule: 'a transfer of another token',
      link: payment({ tokenContract: '0xdead', amount: null }),
      to: usdc,
      plan: { mismatch: { _tag: 'OtherCoin' } },
    },
    {
      rule: 'a transfer of a token if the coin is received',
      link: payment({ tokenContract: USDC, amount: null }),
      to: eth,
      plan: { mismatch: { _tag: 'OtherCoin' } },
    },
  ])('$rule', ({ link, to, plan }) => {
    expect(planPayment(link, to)).toMatchObject(plan);
  });
});
