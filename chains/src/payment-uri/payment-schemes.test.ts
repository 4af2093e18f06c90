import { parsePaymentUri } from './parse-payment-uri.ts';
import { fromCoins, fromUnits, toUnits } from './unit-amount.ts';

const ETHEREUM = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const ADDRESS = 'DExampleAddress1';

const payment = (fields: object) => ({
  _tag: 'Payment',
  amount: null,
  extraId: null,
  tokenContract: null,
  ignored: [],
  ...fields,
});

describe('the network of a link', () => {
  it.each([
    { scheme: 'bitcoin', network: 'btc' },
    { scheme: 'litecoin', network: 'ltc' },
    { scheme: 'dogecoin', network: 'doge' },
    { scheme: 'dash', network: 'dash' },
    { scheme: 'digibyte', network: 'dgb' },
    { scheme: 'qtum', network: 'qtum' },
    { scheme: 'ravencoin', network: 'rvn' },
    { scheme: 'raven', network: 'rvn' },
    { scheme: 'decred', network: 'dcr' },
    { scheme: 'lightning', network: 'lightning' },
    { scheme: 'xrpl', network: 'xrp' },
    { scheme: 'xrp', network: 'xrp' },
    { scheme: 'tron', network: 'trx' },
    { scheme: 'cardano', network: 'ada' },
    { scheme: 'web+cardano', network: 'ada' },
    { scheme: 'nano', network: 'xno' },
  ])('$scheme is $network', ({ scheme, network }) => {
    expect(parsePaymentUri(`${scheme}:${ADDRESS}`)).toEqual(payment({ scheme, network, address: ADDRESS }));
  });

  it.each([
    { chainId: 1, network: 'eth' },
    { chainId: 10, network: 'op' },
    { chainId: 25, network: 'cro' },
    { chainId: 56, network: 'bsc' },
    { chainId: 61, network: 'etc' },
    { chainId: 137, network: 'matic' },
    { chainId: 250, network: 'ftm' },
    { chainId: 324, network: 'zksync' },
    { chainId: 8453, network: 'base' },
    { chainId: 42161, network: 'arbitrum' },
    { chainId: 42220, network: 'celo' },
    { chainId: 43114, network: 'cchain' },
    { chainId: 59144, network: 'linea' },
  ])('chain $chainId is $network (EIP-155)', ({ chainId, network }) => {
    const link = `ethereum:${ETHEREUM}@${String(chainId)}?value=1e18`;
    expect(parsePaymentUri(link)).toEqual(
      payment({ scheme: 'ethereum', network, address: ETHEREUM, amount: '1' }),
    );
  });
});

describe('the decimals of a link’s amount', () => {
  it.each([
    { scheme: 'bitcoin', decimals: 8 },
    { scheme: 'lightning', decimals: 11 },
    { scheme: 'xrpl', decimals: 6 },
    { scheme: 'xrp', decimals: 6 },
    { scheme: 'ripple', decimals: 6 },
    { scheme: 'tron', decimals: 6 },
    { scheme: 'cardano', decimals: 6 },
    { scheme: 'web+cardano', decimals: 6 },
    { scheme: 'solana', decimals: 9 },
  ])('are $decimals for $scheme', ({ scheme, decimals }) => {
    const amount = `0.${'1'.repeat(decimals)}`;
    expect(parsePaymentUri(`${scheme}:${ADDRESS}?amount=${amount}`)).toMatchObject({ amount });
    expect(parsePaymentUri(`${scheme}:${ADDRESS}?amount=${amount}1`)).toEqual({
      _tag: 'Refused',
      reason: 'Malformed',
      detail: `amount=${amount}1`,
    });
  });

  it('counts nano in raw, 30 digits', () => {
    expect(parsePaymentUri(`nano:${ADDRESS}?amount=1${'0'.repeat(30)}`)).toMatchObject({ amount: '1' });
  });
});

describe('the extra id and the token of a link', () => {
  it.each([
    { link: `xrpl:${ADDRESS}?dt=7`, read: { extraId: '7' } },
    { link: `xrpl:${ADDRESS}?tag=7`, read: { extraId: '7' } },
    { link: `xrp:${ADDRESS}?dt=7`, read: { extraId: '7' } },
    { link: `xrp:${ADDRESS}?tag=7`, read: { extraId: '7' } },
    { link: `ripple:${ADDRESS}?tag=7`, read: { extraId: '7' } },
    { link: `monero:${ADDRESS}?tx_payment_id=ab`, read: { extraId: null, ignored: ['tx_payment_id'] } },
    { link: `algorand://${ADDRESS}?note=hi`, read: { extraId: 'hi' } },
    { link: `algorand://${ADDRESS}?asset=31566704`, read: { tokenContract: '31566704' } },
    { link: `ton://transfer/${ADDRESS}?jetton=EQx`, read: { tokenContract: 'EQx' } },
    { link: `tron:${ADDRESS}?token=TR7`, read: { tokenContract: 'TR7' } },
    { link: `tron:${ADDRESS}?token=TR7&amount=5`, read: { tokenContract: 'TR7', amount: null } },
  ])('$link', ({ link, read }) => {
    expect(parsePaymentUri(link)).toMatchObject(read);
  });
});

describe('a link with repeated values', () => {
  it.each([
    { rule: 'two amounts under two keys', link: `bitcoin:${ADDRESS}?label=a&label=b&amount=1&amount=2` },
    { rule: 'a tag under both names', link: `ripple:${ADDRESS}?dt=1&tag=2` },
    { rule: 'two notes', link: `algorand://${ADDRESS}?note=a&xnote=b` },
    { rule: 'an address in the path and among the keys', link: `zcash:${ADDRESS}?address=tOther` },
  ])('is refused: $rule', ({ link }) => {
    expect(parsePaymentUri(link)).toMatchObject({ _tag: 'Refused', reason: 'Malformed' });
  });

  it.each(['label', 'message', 'recipient_name', 'tx_description', 'msg'])(
    'is accepted for the label %s',
    (key) => {
      expect(parsePaymentUri(`bitcoin:${ADDRESS}?${key}=a&${key}=b`)).toMatchObject({
        _tag: 'Payment',
        ignored: [],
      });
    },
  );

  it('is accepted if both are the same', () => {
    expect(parsePaymentUri(`ripple:${ADDRESS}?dt=1&tag=1`)).toMatchObject({ extraId: '1', ignored: [] });
  });
});

describe('a link about another asset or network', () => {
  it.each([
    { rule: 'an issued currency of the XRP Ledger', link: `xrpl:${ADDRESS}?amount=5&currency=USD&issuer=rX` },
    { rule: 'an amount in fiat', link: `bitcoin:${ADDRESS}?amount=5&currency=EUR` },
    { rule: 'a token of TRON under another name', link: `tron:${ADDRESS}?amount=5&contract=TR7` },
    {
      rule: 'a token of Ethereum in the older form',
      link: `ethereum:${ETHEREUM}?value=1&contractAddress=0xda`,
    },
    { rule: 'another network in the query', link: `ethereum:${ETHEREUM}?chainId=56` },
    { rule: 'a test network', link: `litecoin:${ADDRESS}?network=testnet` },
    {
      rule: 'a token that has the code of the coin',
      link: `web+stellar:pay?destination=${ADDRESS}&asset_code=XLM&asset_issuer=G1`,
    },
    { rule: 'a CashToken', link: `bitcoincash:${ADDRESS}?c=ab&ft=5` },
  ])('is refused: $rule', ({ link }) => {
    expect(parsePaymentUri(link)).toMatchObject({ _tag: 'Refused', reason: 'UnknownRequirement' });
  });

  it.each([
    ...['asset', 'asset_issuer', 'assetid', 'token', 'contract', 'contractaddress', 'currency'],
    ...['currencycode', 'coin', 'issuer', 'mint', 'jetton', 'spl-token', 'network', 'chain', 'chainid'],
  ])('is refused for the key %s, and only for the whole key', (key) => {
    const read = (name: string) => parsePaymentUri(`dash:${ADDRESS}?${name}=other`);
    expect(read(key)).toMatchObject({ reason: 'UnknownRequirement', detail: key });
    expect(read(`my${key}`)).toMatchObject({ _tag: 'Payment' });
    expect(read(`${key}s`)).toMatchObject({ _tag: 'Payment' });
  });

  it.each([
    { link: `bitcoin:${ADDRESS}?amount=5&currency=BTC`, amount: '5' },
    { link: `bitcoin:${ADDRESS}?amount=5&currency=bitcoin`, amount: '5' },
    { link: `xrpl:${ADDRESS}?amount=5&currency=xrp&issuer=`, amount: '5' },
  ])('is accepted if it names its own coin: $link', ({ link, amount }) => {
    expect(parsePaymentUri(link)).toMatchObject({ _tag: 'Payment', amount });
  });
});

describe('amounts in units', () => {
  it.each([
    { text: '1', digits: 6, amount: '0.000001' },
    { text: '1500000', digits: 6, amount: '1.5' },
    { text: '2.5e3', digits: 3, amount: '2.5' },
    { text: '12e+3', digits: 3, amount: '12' },
    { text: '5.', digits: 0, amount: '5' },
    { text: '.5', digits: 1, amount: null },
    { text: '0.5', digits: 0, amount: null },
    { text: 'x1e3', digits: 3, amount: null },
    { text: '1e3x', digits: 3, amount: null },
    { text: '1e123', digits: 3, amount: null },
    { text: '', digits: 3, amount: null },
  ])('"$text" of 10^-$digits is $amount', ({ text, digits, amount }) => {
    expect(fromUnits(text, digits)).toBe(amount);
  });

  it.each([
    { text: '.5', decimals: 8, amount: '0.5' },
    { text: '5.', decimals: 8, amount: '5' },
    { text: '0.00', decimals: 8, amount: '0' },
    { text: '1e3', decimals: 8, amount: null },
    { text: '1.23', decimals: 1, amount: null },
  ])('"$text" coins with $decimals decimals is $amount', ({ text, decimals, amount }) => {
    expect(fromCoins(text, decimals)).toBe(amount);
  });

  it.each([
    { amount: '1.5', digits: 6, units: '1500000' },
    { amount: '0.0000001', digits: 6, units: null },
    { amount: '1.5', digits: 0, units: null },
    { amount: '15', digits: 0, units: '15' },
  ])('$amount is $units in units of 10^-$digits', ({ amount, digits, units }) => {
    expect(toUnits(amount, digits)).toBe(units);
  });
});
