import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { isNameBasedAddress, resolveName } from './name-based-address';
import { isAcceptable } from './recipient-verdict';
import { serverObjection, shouldAskServer } from './server-address-check';

const ETH_ADDRESS = { currency: 'eth', chain: 'eth', address: '0x1' };
const USDT = { currency: 'usdt', chain: 'trx', address: 'T1' };
const usdtOnTron = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx' });

describe('isNameBasedAddress (spec §5)', () => {
  it.each([
    { rule: 'name@domain', text: 'alice@edge', isName: true },
    { rule: 'three characters are enough', text: 'a@b', isName: true },
    { rule: 'digits first', text: '1a@2b', isName: true },
    { rule: 'a hyphen at the end is accepted (the server can refuse it)', text: 'a-@b-', isName: true },
    { rule: '64 characters', text: `${'a'.repeat(31)}@${'b'.repeat(32)}`, isName: true },
    { rule: '65 characters', text: `${'a'.repeat(32)}@${'b'.repeat(32)}`, isName: false },
    { rule: 'a hyphen first', text: '-a@b', isName: false },
    { rule: 'a hyphen directly after the @', text: 'a@-b', isName: false },
    { rule: 'a dot', text: 'alice@edge.com', isName: false },
    { rule: 'two @', text: 'a@b@c', isName: false },
    { rule: 'nothing after the @', text: 'alice@', isName: false },
  ])('$rule', ({ text, isName }) => {
    expect(isNameBasedAddress(text)).toBe(isName);
  });
});

describe('resolveName (spec §7: the address whose currency matches the to ticker)', () => {
  it.each([
    {
      rule: 'the matching one',
      addresses: [USDT, ETH_ADDRESS],
      to: aCurrency({ ticker: 'eth' }),
      expected: { _tag: 'Resolved', address: '0x1' },
    },
    {
      rule: 'in any case',
      addresses: [{ ...ETH_ADDRESS, currency: 'ETH' }],
      to: aCurrency({ ticker: 'eth' }),
      expected: { _tag: 'Resolved', address: '0x1' },
    },
    {
      rule: 'a token on the same network',
      addresses: [USDT],
      to: usdtOnTron,
      expected: { _tag: 'Resolved', address: 'T1' },
    },
    {
      rule: 'by the legacy ticker',
      addresses: [{ currency: 'usdttrc20', chain: null, address: 'T2' }],
      to: usdtOnTron,
      expected: { _tag: 'Resolved', address: 'T2' },
    },
    {
      rule: 'the same token on another network is another currency',
      addresses: [{ ...USDT, chain: 'eth' }],
      to: usdtOnTron,
      expected: { _tag: 'NoAddressForCurrency' },
    },
    {
      rule: 'a token without a network can be on any',
      addresses: [{ ...USDT, chain: null }],
      to: usdtOnTron,
      expected: { _tag: 'NoAddressForCurrency' },
    },
    {
      rule: 'another token on the same network',
      addresses: [{ ...USDT, currency: 'usdc' }],
      to: usdtOnTron,
      expected: { _tag: 'NoAddressForCurrency' },
    },
    {
      rule: 'a network in capitals',
      addresses: [{ ...USDT, chain: 'TRX' }],
      to: usdtOnTron,
      expected: { _tag: 'Resolved', address: 'T1' },
    },
    {
      rule: 'a coin with the same ticker on another network',
      addresses: [{ ...ETH_ADDRESS, chain: 'bsc' }],
      to: aCurrency({ ticker: 'eth' }),
      expected: { _tag: 'NoAddressForCurrency' },
    },
    { rule: 'no address', addresses: [], to: usdtOnTron, expected: { _tag: 'NoAddressForCurrency' } },
  ])('$rule', ({ addresses, to, expected }) => {
    expect(resolveName({ _tag: 'Found', addresses }, to)).toEqual(expected);
  });

  it('returns a refusal of the name', () => {
    expect(resolveName({ _tag: 'Refused', message: null }, usdtOnTron)).toEqual({ _tag: 'NameRefused' });
  });
});

describe('the server-side check (spec §5)', () => {
  it.each([
    {
      rule: 'a wrong checksum makes the recipient invalid',
      check: { _tag: 'InvalidChecksum' },
      extraId: '',
      objection: 'RecipientInvalid',
    },
    {
      rule: 'a required extra id that is missing',
      check: { _tag: 'ExtraIdRequired' },
      extraId: ' ',
      objection: 'ExtraIdMissing',
    },
    {
      rule: 'a required extra id that is there',
      check: { _tag: 'ExtraIdRequired' },
      extraId: '1',
      objection: 'None',
    },
    {
      rule: 'any other refusal has no effect',
      check: { _tag: 'Doubted', message: 'busy' },
      extraId: '',
      objection: 'None',
    },
    {
      rule: 'an accepted one',
      check: { _tag: 'Accepted', isActivated: false },
      extraId: '',
      objection: 'None',
    },
    { rule: 'a failed call never makes the form invalid', check: null, extraId: '', objection: 'None' },
  ] as const)('$rule', ({ check, extraId, objection }) => {
    expect(serverObjection(check, extraId)).toBe(objection);
  });

  it('is called only for an address that passed the local check and is not a name', () => {
    expect(shouldAskServer({ _tag: 'Valid', address: 'x' })).toBe(true);
    expect(shouldAskServer({ _tag: 'NameBasedAddress', name: 'a@b' })).toBe(false);
    expect(shouldAskServer({ _tag: 'ChecksumMismatch' })).toBe(false);
  });

  it('accepts only valid addresses, names and partner addresses', () => {
    const tags = [
      'Valid',
      'NameBasedAddress',
      'PartnerAddress',
      'NotNeeded',
      'Empty',
      'OtherChain',
      'TokenContract',
    ];
    expect(tags.filter((_tag) => isAcceptable({ _tag }))).toEqual(tags.slice(0, 4));
  });
});
