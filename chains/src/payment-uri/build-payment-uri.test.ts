import fc from 'fast-check';

import { aLeg } from './payment-uri.fixture.ts';
import { paymentUri } from './build-payment-uri.ts';
import { parsePaymentUri } from './parse-payment-uri.ts';

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TOKEN = '0x6b175474e89094c44da98b954eedeac495271d0f';
const XLM = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
const TON = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
const ALGO = 'TMTAD6N22HCS2LKH7677L2KFLT3PAQWY6M4JFQFXQS32ECBFC23F57RYX4';

const WITH_MEMO = ['xrp', 'xlm', 'ton', 'algo'] as const;

describe('paymentUri', () => {
  const evm = aLeg({ displayTicker: 'eth', network: 'eth', address: EVM, extraId: null });
  const ton = aLeg({ displayTicker: 'ton', network: 'ton', address: TON, extraId: 'order 7' });
  const algo = aLeg({ displayTicker: 'algo', network: 'algo', address: ALGO, extraId: '77' });
  const dai = { ...evm, displayTicker: 'dai' };

  it.each([
    { rule: 'no address yet', leg: aLeg({ address: null }), token: null, uri: null },
    {
      rule: 'the tag beside the address',
      leg: aLeg(),
      token: null,
      uri: 'ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?amount=100&dt=1234567890',
    },
    {
      rule: 'a text memo of Stellar',
      leg: aLeg({ network: 'xlm', displayTicker: 'xlm', address: XLM, extraId: 'ab c' }),
      token: null,
      uri: `web+stellar:pay?destination=${XLM}&amount=100&memo=ab%20c&memo_type=MEMO_TEXT`,
    },
    {
      rule: 'an id memo of Stellar',
      leg: aLeg({ network: 'xlm', displayTicker: 'xlm', address: XLM, extraId: '77' }),
      token: null,
      uri: `web+stellar:pay?destination=${XLM}&amount=100&memo=77&memo_type=MEMO_ID`,
    },
    {
      rule: 'the comment of TON, with nanotons',
      leg: { ...ton, expectedAmount: '1.5' },
      token: null,
      uri: `ton://transfer/${TON}?amount=1500000000&text=order%207`,
    },
    {
      rule: 'the comment of TON alone where a nanoton would break',
      leg: { ...ton, expectedAmount: '0.0000000001' },
      token: null,
      uri: `ton://transfer/${TON}?text=order%207`,
    },
    {
      rule: 'a token on TON: the bare address',
      leg: { ...ton, displayTicker: 'usdt' },
      token: null,
      uri: TON,
    },
    {
      rule: 'the note of Algorand that a wallet must not change, with microalgos (ARC-26)',
      leg: { ...algo, expectedAmount: '150.5' },
      token: null,
      uri: `algorand://${ALGO}?amount=150500000&xnote=77`,
    },
    {
      rule: 'a token on Stellar, whose issuer is not known: the bare address',
      leg: aLeg({ network: 'xlm', displayTicker: 'usdc', address: XLM, extraId: '77' }),
      token: null,
      uri: XLM,
    },
    {
      rule: 'a network without a URI for memos: the bare address',
      leg: aLeg({ network: 'atom', displayTicker: 'atom', address: 'cosmos1x', extraId: '77' }),
      token: null,
      uri: 'cosmos1x',
    },
    {
      rule: 'wei and the chain ID',
      leg: { ...evm, expectedAmount: '0.1' },
      token: null,
      uri: `ethereum:${EVM}@1?value=100000000000000000`,
    },
    {
      rule: 'no value where a wei would break',
      leg: { ...evm, expectedAmount: '0.0000000000000000001' },
      token: null,
      uri: `ethereum:${EVM}@1`,
    },
    {
      rule: 'a token in its own units',
      leg: { ...dai, expectedAmount: '1.5' },
      token: { contract: TOKEN, decimals: 6 },
      uri: `ethereum:${TOKEN}@1/transfer?address=${EVM}&uint256=1500000`,
    },
    {
      rule: 'a token with unknown decimals: the bare address',
      leg: dai,
      token: { contract: TOKEN, decimals: null },
      uri: EVM,
    },
    { rule: 'an unknown token: the bare address', leg: dai, token: null, uri: EVM },
    {
      rule: 'a token without an amount: the bare address',
      leg: { ...dai, expectedAmount: null },
      token: { contract: TOKEN, decimals: 6 },
      uri: EVM,
    },
    {
      rule: 'a token whose unit would break: the bare address',
      leg: { ...dai, expectedAmount: '0.0000001' },
      token: { contract: TOKEN, decimals: 6 },
      uri: EVM,
    },
    {
      rule: 'a coin without an amount: the chain alone',
      leg: { ...evm, expectedAmount: null },
      token: null,
      uri: `ethereum:${EVM}@1`,
    },
    {
      rule: 'a token with the name of a coin of another network: the bare address',
      leg: { ...evm, displayTicker: 'xlm' },
      token: null,
      uri: EVM,
    },
    {
      rule: 'an unknown network: the bare address',
      leg: aLeg({ network: 'no-such-chain', displayTicker: 'no-such-chain', address: 'abc' }),
      token: { contract: TOKEN, decimals: 6 },
      uri: 'abc',
    },
    {
      rule: 'a token on TRON: the bare address',
      leg: aLeg({ network: 'trx', displayTicker: 'usdt', address: 'TR7' }),
      token: null,
      uri: 'TR7',
    },
    {
      rule: 'CashAddr is its own URI',
      leg: aLeg({ network: 'bch', displayTicker: 'bch', address: 'bitcoincash:qp', extraId: null }),
      token: null,
      uri: 'bitcoincash:qp?amount=100',
    },
    {
      rule: 'a token on Solana: the bare address',
      leg: aLeg({ network: 'sol', displayTicker: 'usdc', address: 'So1' }),
      token: null,
      uri: 'So1',
    },
  ])('contains $rule', ({ leg, token, uri }) => {
    expect(paymentUri(leg, { token })).toBe(uri);
  });

  it('is parsed as it was written', () => {
    const amount = fc
      .tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 999_999 }))
      .map(([whole, part]) => `${String(whole)}.${String(part).padStart(6, '0').replace(/0+$/, '')}`);
    const coin = fc.constantFrom(
      ...(['btc', 'ltc', 'doge', 'dash', 'zec', 'xmr', 'sol', 'eth', 'matic', ...WITH_MEMO] as const),
    );
    const extraId = fc.string({ minLength: 1, maxLength: 28 });
    fc.assert(
      fc.property(coin, amount, extraId, (network, expectedAmount, memo) => {
        const hasMemo = WITH_MEMO.some((known) => known === network);
        const address = network === 'eth' || network === 'matic' ? EVM : XLM;
        const leg = aLeg({
          network,
          displayTicker: network,
          address,
          expectedAmount,
          extraId: hasMemo ? memo : null,
        });
        expect(parsePaymentUri(paymentUri(leg) ?? '')).toMatchObject({
          _tag: 'Payment',
          network,
          address,
          amount: expectedAmount,
          extraId: leg.extraId,
        });
      }),
    );
  });
});
