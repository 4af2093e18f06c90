import fc from 'fast-check';

import { parsePaymentUri } from './parse-payment-uri.ts';
import { payment, refusal } from './payment-uri.fixture.ts';

const BTC = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

describe('parsePaymentUri (BIP21, BIP321)', () => {
  it.each([
    { rule: 'a bare address', text: ` ${BTC} `, read: { _tag: 'NotAUri', text: BTC } },
    { rule: 'a raw TON address is not a URI', text: '0:ca6e32', read: { _tag: 'NotAUri', text: '0:ca6e32' } },
    {
      rule: 'BIP21 with an amount',
      text: `bitcoin:${BTC}?amount=20.3&label=Luke-Jr`,
      read: payment({ scheme: 'bitcoin', network: 'btc', address: BTC, amount: '20.3' }),
    },
    {
      rule: 'a label with a broken % sign',
      text: `bitcoin:${BTC}?label=100%&amount=1`,
      read: payment({ scheme: 'bitcoin', network: 'btc', address: BTC, amount: '1' }),
    },
    {
      rule: 'a label twice',
      text: `bitcoin:${BTC}?label=a&label=b`,
      read: payment({ scheme: 'bitcoin', network: 'btc', address: BTC }),
    },
    {
      rule: 'unknown keys that are not required',
      text: `bitcoin:${BTC}?somethingyoudontunderstand=50`,
      read: payment({
        scheme: 'bitcoin',
        network: 'btc',
        address: BTC,
        ignored: ['somethingyoudontunderstand'],
      }),
    },
    {
      rule: 'an unknown key that would change the text of the form',
      text: `bitcoin:${BTC}?%E2%80%AEyek%E2%80%8B%0A=1`,
      read: payment({ scheme: 'bitcoin', network: 'btc', address: BTC, ignored: ['?yek??'] }),
    },
    {
      rule: 'a scheme with the name of a property of every object',
      text: 'constructor:x?a=1',
      read: refusal('UnsupportedScheme'),
    },
    {
      rule: 'a requirement it does not know',
      text: `bitcoin:${BTC}?req-somethingyoudontunderstand=50`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a requirement in capitals',
      text: `BITCOIN:${BTC}?REQ-POP=1`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a requirement in capitals without a value',
      text: `BITCOIN:${BTC}?REQ-POP`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'an upper-case QR code',
      text: 'BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=0.1',
      read: payment({
        scheme: 'bitcoin',
        network: 'btc',
        address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
        amount: '0.1',
      }),
    },
    {
      rule: 'BIP321 with the address among the keys',
      text: 'bitcoin:?bc=bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      read: payment({
        scheme: 'bitcoin',
        network: 'btc',
        address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      }),
    },
    {
      rule: 'other ways to pay the same',
      text: `bitcoin:${BTC}?amount=1&lightning=LNBC1&pj=https%3A%2F%2Fexample.com`,
      read: payment({ scheme: 'bitcoin', network: 'btc', address: BTC, amount: '1' }),
    },
    { rule: 'a part of a satoshi', text: `bitcoin:${BTC}?amount=0.123456789`, read: refusal('Malformed') },
    {
      rule: 'zeros after the last satoshi',
      text: `bitcoin:${BTC}?amount=.1234567800`,
      read: payment({ scheme: 'bitcoin', network: 'btc', address: BTC, amount: '0.12345678' }),
    },
    { rule: 'two amounts', text: `bitcoin:${BTC}?amount=1&amount=2`, read: refusal('Malformed') },
    { rule: 'an invalid amount', text: `bitcoin:${BTC}?amount=1e3`, read: refusal('Malformed') },
    { rule: 'an amount below zero', text: `bitcoin:${BTC}?amount=-1`, read: refusal('Malformed') },
    { rule: 'no address', text: 'bitcoin:?amount=1', read: refusal('Malformed') },
    {
      rule: 'CashAddr keeps its prefix',
      text: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a?amount=1',
      read: payment({
        scheme: 'bitcoincash',
        network: 'bch',
        address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
        amount: '1',
      }),
    },
    { rule: 'a web page', text: 'https://example.com', read: refusal('UnsupportedScheme') },
    { rule: 'a script', text: 'javascript:alert(1)', read: refusal('UnsupportedScheme') },
    {
      rule: '8,192 characters',
      text: `bitcoin:${'a'.repeat(8_184)}`,
      read: payment({ scheme: 'bitcoin', network: 'btc', address: 'a'.repeat(8_184) }),
    },
    { rule: '8,193 characters', text: `bitcoin:${'a'.repeat(8_185)}`, read: refusal('TooLong') },
    { rule: '64 kB', text: `bitcoin:${'a'.repeat(65_536)}`, read: refusal('TooLong') },
  ])('parses or refuses $rule', ({ text, read }) => {
    expect(parsePaymentUri(text)).toEqual(read);
  });

  it('never throws, and never returns an address with an invalid character', () => {
    const heads = fc.constantFrom(
      'bitcoin:',
      'ethereum:0x',
      'ripple:r',
      'web+stellar:pay?destination=',
      'ton://',
      '',
    );
    fc.assert(
      fc.property(heads, fc.string({ unit: 'binary' }), (head, tail) => {
        const read = parsePaymentUri(head + tail);
        return read._tag !== 'Payment' || /^[A-Za-z0-9:_+=-]+$/.test(read.address);
      }),
    );
  });

  it('parses the same payment with any label and message', () => {
    const words = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(words, words, fc.boolean(), (label, message, isEncoded) => {
        // unencoded text can contain the delimiters `&` and `#`, of which only these start another key
        const written = (text: string): string =>
          isEncoded ? encodeURIComponent(text) : text.replaceAll(/[&#]/g, '');
        const uri = `bitcoin:${BTC}?label=${written(label)}&amount=1&message=${written(message)}`;
        expect(parsePaymentUri(uri)).toMatchObject({ _tag: 'Payment', address: BTC, amount: '1' });
      }),
    );
  });
});

describe('a link with a tag beside an address that can contain one', () => {
  const XRP_TAG_1 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
  const XRP_NO_TAG = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ';
  const XLM = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ';
  const XMR =
    '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK';

  it.each([
    { rule: 'an X-address with another tag', link: `ripple:${XRP_TAG_1}?dt=7`, ignored: ['dt'] },
    { rule: 'an X-address without a tag', link: `xrpl:${XRP_NO_TAG}?tag=7&amount=5`, ignored: ['tag'] },
    { rule: 'a muxed account', link: `web+stellar:pay?destination=${XLM}&memo=7`, ignored: ['memo'] },
    {
      rule: 'an integrated address',
      link: `monero:${XMR}?tx_payment_id=${'7'.repeat(16)}`,
      ignored: ['tx_payment_id'],
    },
    { rule: 'an X-address alone', link: `ripple:${XRP_TAG_1}?dt=`, ignored: [] },
  ])('does not use it, and names it: $rule', ({ link, ignored }) => {
    expect(parsePaymentUri(link)).toMatchObject({ _tag: 'Payment', extraId: null, ignored });
  });
});
