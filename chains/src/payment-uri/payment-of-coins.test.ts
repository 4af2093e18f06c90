import { chainIdsOf } from '../networks/index.ts';
import { aLeg } from './payment-uri.fixture.ts';
import { paymentUri } from './build-payment-uri.ts';
import { carriesExtraId } from './carries-extra-id.ts';
import { parsePaymentUri } from './parse-payment-uri.ts';

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BTC = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const XLM = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
const PAY_XLM = `web+stellar:pay?destination=${XLM}`;
const SOLANA = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';

describe('the code of a chain’s own coin', () => {
  it.each([
    { network: 'eth', coin: 'eth', chainId: 1 },
    { network: 'op', coin: 'eth', chainId: 10 },
    { network: 'cro', coin: 'cro', chainId: 25 },
    { network: 'bsc', coin: 'bnb', chainId: 56 },
    { network: 'etc', coin: 'etc', chainId: 61 },
    { network: 'matic', coin: 'matic', chainId: 137 },
    { network: 'ftm', coin: 'ftm', chainId: 250 },
    { network: 'zksync', coin: 'eth', chainId: 324 },
    { network: 'base', coin: 'eth', chainId: 8453 },
    { network: 'arbitrum', coin: 'eth', chainId: 42161 },
    { network: 'celo', coin: 'celo', chainId: 42220 },
    { network: 'cchain', coin: 'avax', chainId: 43114 },
    { network: 'linea', coin: 'eth', chainId: 59144 },
  ])('$coin on $network has chain id $chainId', ({ network, coin, chainId }) => {
    const leg = aLeg({ network, displayTicker: coin, address: EVM, expectedAmount: '0.5', extraId: null });
    expect(paymentUri(leg)).toBe(`ethereum:${EVM}@${String(chainId)}?value=500000000000000000`);
    expect(paymentUri({ ...leg, expectedAmount: null })).toBe(`ethereum:${EVM}@${String(chainId)}`);
  });

  it.each([
    { rule: 'the local chain of the network', network: 'eth', uri: `ethereum:${EVM}@31337?value=1` },
    { rule: 'no published chain beside local ones', network: 'bsc', uri: EVM },
    { rule: 'no chain by a name of a property', network: 'constructor', uri: EVM },
  ])('names $rule if the coins are for tests', ({ network, uri }) => {
    const displayTicker = network === 'bsc' ? 'bnb' : 'eth';
    const leg = aLeg({ network, displayTicker, address: EVM, expectedAmount: '0.000000000000000001' });
    expect(
      paymentUri({ ...leg, extraId: null }, { chainIds: chainIdsOf({ chainIds: { eth: 31_337 } }) }),
    ).toBe(uri);
  });

  it('is a bare address for a token of Stellar', () => {
    const leg = aLeg({ network: 'xlm', displayTicker: 'usdc', address: XLM, extraId: null });
    expect(paymentUri(leg)).toBe(XLM);
  });

  it.each([
    { rule: 'up to 19 digits are an id', extraId: '1'.repeat(19), type: 'MEMO_ID' },
    { rule: '20 digits are text', extraId: '1'.repeat(20), type: 'MEMO_TEXT' },
    { rule: 'a letter after digits', extraId: '7a', type: 'MEMO_TEXT' },
    { rule: 'a letter before digits', extraId: 'a7', type: 'MEMO_TEXT' },
  ])('has the memo type of Stellar: $rule', ({ extraId, type }) => {
    const leg = aLeg({ network: 'xlm', displayTicker: 'xlm', address: XLM, expectedAmount: null, extraId });
    expect(paymentUri(leg)).toBe(`${PAY_XLM}&memo=${extraId}&memo_type=${type}`);
  });

  it('has no unknown amount and no unknown extra ID', () => {
    const leg = aLeg({ network: 'algo', displayTicker: 'algo', address: 'ALGO', expectedAmount: null });
    expect(paymentUri({ ...leg, extraId: null })).toBe('algorand://ALGO');
  });

  it('contains an extra ID only with its own value', () => {
    expect(carriesExtraId('ripple:r?dt=7', '7')).toBe(true);
    expect(carriesExtraId('ripple:r?dt=8', '7')).toBe(false);
    expect(carriesExtraId('ripple:r', '7')).toBe(false);
    expect(carriesExtraId('ripple:r', null)).toBe(true);
  });
});

describe('other content of a link', () => {
  it.each([
    ...['label', 'message', 'msg', 'recipient_name', 'tx_description', 'lightning', 'pj', 'pjos'].map(
      (key) => ({
        rule: `${key} is for people or for other ways to pay`,
        link: `bitcoin:${BTC}?${key}=x`,
        ignored: [],
      }),
    ),
    ...['memo_type', 'origin_domain', 'signature'].map((key) => ({
      rule: `${key} belongs to SEP-7`,
      link: `${PAY_XLM}&${key}=x`,
      ignored: [],
    })),
    { rule: 'its own coin as asset', link: `${PAY_XLM}&asset_code=xlm`, ignored: [] },
    {
      rule: 'the public network of Stellar',
      link: `${PAY_XLM}&network_passphrase=Public%20Global%20Stellar%20Network%20%3B%20September%202015`,
      ignored: [],
    },
    { rule: 'an empty value is ignored', link: `bitcoin:${BTC}?other=`, ignored: [] },
    { rule: 'a key without a value is ignored', link: `bitcoin:${BTC}?OTHER`, ignored: [] },
    { rule: 'another key is named', link: `bitcoin:${BTC}?Other=1`, ignored: ['other'] },
    ...['gas', 'gaslimit', 'gasprice', 'label', 'message'].map((key) => ({
      rule: `${key} is the payer’s`,
      link: `ethereum:${EVM}?${key}=1`,
      ignored: [],
    })),
  ])('$rule', ({ link, ignored }) => {
    expect(parsePaymentUri(link)).toMatchObject({ _tag: 'Payment', ignored });
  });

  it.each([
    { rule: 'a message to a contract', link: 'ton://transfer/EQabc?bin=x', detail: 'bin' },
    { rule: 'the code of a contract', link: 'ton://transfer/EQabc?init=x', detail: 'init' },
    { rule: 'the reference of a merchant', link: `solana:${SOLANA}?reference=x`, detail: 'reference' },
    { rule: 'a callback', link: `${PAY_XLM}&callback=url`, detail: 'callback' },
    { rule: 'a callback of another form', link: `stellar:${XLM}?callback=url`, detail: 'callback' },
    { rule: 'a memo as hash', link: `${PAY_XLM}&memo_type=memo_hash`, detail: 'MEMO_HASH' },
    { rule: 'a memo of a return', link: `${PAY_XLM}&memo_type=MEMO_RETURN`, detail: 'MEMO_RETURN' },
    { rule: 'a test network', link: `${PAY_XLM}&network_passphrase=Test`, detail: 'network_passphrase' },
    { rule: 'another asset', link: `${PAY_XLM}&asset_code=USDC`, detail: 'USDC' },
    { rule: 'the memo of Zcash', link: 'zcash:t1abc?memo=x', detail: 'memo' },
    { rule: 'a second recipient of Zcash', link: 'zcash:t1abc?address.12=t1b', detail: 'address.12' },
    { rule: 'an unlisted network', link: `ethereum:${EVM}@424242`, detail: 'chain 424242' },
  ])('refuses $rule with its name', ({ link, detail }) => {
    expect(parsePaymentUri(link)).toEqual({ _tag: 'Refused', reason: 'UnknownRequirement', detail });
  });

  it.each([
    { rule: 'names like that of a reference', link: `solana:${SOLANA}?preference=x&references=y` },
    { rule: 'names like that of a message', link: 'ton://transfer/EQabc?cabin=x&binary=y' },
    { rule: 'names like that of a callback', link: `${PAY_XLM}&nocallback=x&callbacks=y` },
    { rule: 'names like that of a memo', link: 'zcash:t1abc?nomemo=x&memos=y' },
    { rule: 'a number inside a name', link: 'zcash:t1abc?v1.2x=y' },
  ])('does not refuse $rule', ({ link }) => {
    expect(parsePaymentUri(link)).toMatchObject({ _tag: 'Payment' });
  });

  it.each([
    { amount: '5', read: '5' },
    { amount: '0.5', read: '0.5' },
    { amount: '.5', read: null },
    { amount: '5.', read: null },
    { amount: '1e3', read: null },
  ])('parses an amount of Solana Pay strictly: $amount', ({ amount, read }) => {
    expect(parsePaymentUri(`solana:${SOLANA}?amount=${amount}`)).toMatchObject(
      read === null ? { _tag: 'Refused', detail: `amount=${amount}` } : { amount: read },
    );
  });
});
