import { aCurrency, aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import {
  addressFacts,
  BTC_ADDRESS,
  ETH,
  EVM_ADDRESS,
  TRON_ADDRESS,
  TRX,
  USDT_CONTRACT,
} from './address.fixture';
import { checkRecipient } from './check-recipient';

const contracts = [
  { network: 'eth', contract: USDT_CONTRACT },
  { network: 'trx', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
];
const UNKNOWN = aCurrency({ ticker: 'xyz', network: 'no-such-chain' });
const FIAT = aCurrency({ ticker: 'eur', isFiat: true });
const pattern = (addressPattern: string | null) => aCurrencyInfo({ addressPattern });

describe('checkRecipient (spec §5 "Recipient address")', () => {
  it.each([
    { rule: 'an empty address is invalid', facts: { address: ' \n ' }, verdict: { _tag: 'Empty' } },
    {
      rule: 'white space around is trimmed',
      facts: { address: ` ${BTC_ADDRESS}\u00a0` },
      verdict: { _tag: 'Valid', address: BTC_ADDRESS },
    },
    {
      rule: 'an address of the network that the pattern leaves out is of a kind that is not paid',
      facts: { info: pattern('^1.*$') },
      verdict: { _tag: 'UnpayableKind' },
    },
    {
      rule: "the service's pattern must fit",
      facts: { currency: UNKNOWN, address: 'abc', info: pattern('^3.*$') },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'a pattern without anchors must fit the whole text',
      facts: { currency: UNKNOWN, address: 'abc123', info: pattern('abc') },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'an unknown currency accepts letters, digits, - and _',
      facts: { currency: UNKNOWN, address: 'Ab-9_z' },
      verdict: { _tag: 'Valid', address: 'Ab-9_z' },
    },
    {
      rule: 'an unknown currency accepts no other characters',
      facts: { currency: UNKNOWN, address: 'ab.c' },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'missing details do not refuse a valid address of the network',
      facts: { info: null },
      verdict: { _tag: 'Valid', address: BTC_ADDRESS },
    },
    {
      rule: 'fiat needs no pattern',
      facts: { currency: FIAT, address: 'DE02 1203 0000' },
      verdict: { _tag: 'Valid', address: 'DE02 1203 0000' },
    },
    {
      rule: 'a name-based address needs no pattern',
      facts: { address: 'alice@edge' },
      verdict: { _tag: 'NameBasedAddress', name: 'alice@edge' },
    },
    {
      rule: 'a partner address has exactly 10 characters after the prefix',
      facts: { address: 'coinlane_partner_abcdef1234' },
      verdict: { _tag: 'PartnerAddress', address: 'coinlane_partner_abcdef1234' },
    },
    {
      rule: 'nine are too few',
      facts: { address: 'coinlane_partner_abcdef123' },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'eleven are too many',
      facts: { address: 'coinlane_partner_abcdef12345' },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'a changed character is named as such',
      facts: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5' },
      verdict: { _tag: 'ChecksumMismatch' },
    },
    {
      rule: 'the contract of a token is refused in any case',
      facts: {
        currency: ETH,
        address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        contracts,
      },
      verdict: { _tag: 'TokenContract' },
    },
    {
      rule: 'also on TRON',
      facts: { currency: TRX, address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', contracts },
      verdict: { _tag: 'TokenContract' },
    },
    {
      rule: 'an address of another network has that network',
      facts: { address: TRON_ADDRESS },
      verdict: { _tag: 'OtherChain', networks: ['trx'], names: ['TRON'] },
    },
    {
      rule: 'the same text may be valid on two others',
      facts: { currency: ETH, address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' },
      verdict: { _tag: 'OtherChain', networks: ['btc', 'bch'], names: ['Bitcoin', 'Bitcoin Cash'] },
    },
  ])('$rule', async ({ facts, verdict }) => {
    expect(await checkRecipient(addressFacts(facts))).toEqual(verdict);
  });

  it.each([
    {
      rule: 'an X-address',
      ticker: 'xrp',
      address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A',
      id: '11747',
    },
    {
      rule: 'a muxed account',
      ticker: 'xlm',
      address: 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
      id: '9223372036854775808',
    },
    {
      rule: 'an integrated address',
      ticker: 'xmr',
      address:
        '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK',
      id: '8a125052fe6f3877',
    },
  ])('returns the extra ID inside $rule', async ({ ticker, address, id }) => {
    const verdict = await checkRecipient(addressFacts({ currency: aCurrency({ ticker }), address }));
    expect(verdict).toEqual({ _tag: 'Valid', address, innerExtraId: id });
  });

  it.each([
    {
      rule: 'an X-address without a tag',
      ticker: 'xrp',
      address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
    },
    { rule: 'a classic address', ticker: 'xrp', address: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59' },
    {
      rule: 'a standard Monero address',
      ticker: 'xmr',
      address:
        '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
    },
  ])('returns no extra ID for $rule', async ({ ticker, address }) => {
    const verdict = await checkRecipient(addressFacts({ currency: aCurrency({ ticker }), address }));
    expect(verdict).toEqual({ _tag: 'Valid', address });
  });

  it('returns every EVM network for an EVM address on another network', async () => {
    const verdict = await checkRecipient(addressFacts({ address: EVM_ADDRESS }));
    expect(verdict).toMatchObject({
      _tag: 'OtherChain',
      networks: expect.arrayContaining(['eth', 'bsc', 'arbitrum']),
    });
  });

  it('accepts an EVM address on every EVM network', async () => {
    const bsc = aCurrency({ ticker: 'bnbbsc', network: 'bsc' });
    expect(await checkRecipient(addressFacts({ currency: bsc, address: EVM_ADDRESS }))).toMatchObject({
      _tag: 'Valid',
    });
  });
});

describe('unusable patterns of the service', () => {
  it.each([
    { rule: 'an invalid pattern is ignored: the checksum decides', source: '^([a-z$' },
    { rule: 'a runaway pattern is never run', source: '^(([a-z0-9]+)+)+$' },
    { rule: 'a pattern of 64 kB is never compiled', source: `^${'a?'.repeat(32_768)}$` },
  ])('$rule', async ({ source }) => {
    expect(await checkRecipient(addressFacts({ info: pattern(source) }))).toMatchObject({ _tag: 'Valid' });
  });

  it('uses the default pattern if there is no checksum either', async () => {
    const facts = addressFacts({ currency: UNKNOWN, address: 'no.dot', info: pattern('^((a+)+)+$') });
    expect(await checkRecipient(facts)).toEqual({ _tag: 'PatternMismatch' });
  });
});
