import { checkAddress, isPayable } from './check-address.ts';
import type { AddressQuestion } from './check-address.ts';
import { tokenContractsOf } from './token-contracts.ts';

const JETTON = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const CONTRACTS = [
  { network: 'eth', contract: USDT },
  { network: 'trx', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  { network: 'ton', contract: JETTON },
  { network: 'omni', contract: '31' },
];
const HEX_64 = 'a1b2'.repeat(16);

const check = (network: string, address: string, change: Partial<AddressQuestion> = {}) =>
  checkAddress({ network, address, contracts: CONTRACTS, matchesPattern: null, ...change });

describe('the contract of a listed token', () => {
  it.each([
    { rule: 'as it is listed', network: 'ton', address: JETTON },
    {
      rule: 'not bounceable',
      network: 'ton',
      address: 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p',
    },
    {
      rule: 'in the other base64 alphabet',
      network: 'ton',
      address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs',
    },
    {
      rule: 'raw',
      network: 'ton',
      address: '0:B113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe',
    },
    { rule: 'with its checksum', network: 'eth', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
    { rule: 'on another EVM network', network: 'bsc', address: USDT },
    { rule: 'on TRON', network: 'trx', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { rule: 'for a network with other addresses', network: 'btc', address: USDT },
  ])('is refused $rule', async ({ network, address }) => {
    expect(await check(network, address)).toEqual({ _tag: 'TokenContract' });
  });
});

describe('a burn address', () => {
  it.each([
    { network: 'eth', address: `0x${'0'.repeat(40)}` },
    { network: 'ton', address: `0:${'0'.repeat(64)}` },
    { network: 'btc', address: `0x${'0'.repeat(40)}` },
    { network: 'btc', address: '1BitcoinEaterAddressDontSendf59kuE' },
    { network: 'sol', address: '11111111111111111111111111111111' },
    { network: 'xrp', address: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp' },
  ])('is refused: $address for $network', async ({ network, address }) => {
    expect(await check(network, address)).toEqual({ _tag: 'NobodysAddress' });
  });
});

describe('an address with the checksum of another network', () => {
  // about one in twelve of these is also a key of Solana, which has no checksum
  it.each([
    { network: 'osmo', address: 'osmo1x7r3w2rv7nn6rnhsc8sx6n3prp6ggk6cfa4hnq' },
    { network: 'juno', address: 'juno1x7r3w2rv7nn6rnhsc8sx6n3prp6ggk6ch59uzw' },
    { network: 'band', address: 'band1x7r3w2rv7nn6rnhsc8sx6n3prp6ggk6ccfx9a6' },
    { network: 'dydx', address: 'dydx1v5u3y5tfvh66992e2eyg39g2hj7mdsetrs8tpz' },
    { network: 'rune', address: 'thor1v5u3y5tfvh66992e2eyg39g2hj7mdsetvws552' },
    { network: 'btg', address: 'btg1qx7r3w2rv7nn6rnhsc8sx6n3prp6ggk6cp47f5h' },
    { network: 'dgb', address: 'dgb1qx7r3w2rv7nn6rnhsc8sx6n3prp6ggk6cq8u5e3' },
    { network: 'grs', address: 'grs1qx7r3w2rv7nn6rnhsc8sx6n3prp6ggk6c2dydc7' },
  ])('is not a Solana address: $address', async ({ network, address }) => {
    expect(await check('sol', address)).toMatchObject({ _tag: 'OtherChain', networks: [network] });
  });

  it('is not a NEAR address: 64 digits of the Internet Computer', async () => {
    const account = 'bdc4ee05d42cd0669786899f256c8fd7217fa71177bd1fa7b9534f568680a938';
    expect(await check('near', account)).toEqual({
      _tag: 'OtherChain',
      networks: ['icp'],
      names: ['Internet Computer'],
    });
  });

  it.each([
    { network: 'sol', address: 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg' },
    { network: 'near', address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' },
    { network: 'near', address: HEX_64 },
  ])('does not exclude $address on $network', async ({ network, address }) => {
    expect(await check(network, address)).toMatchObject({ _tag: 'Valid' });
  });
});

describe('64 hex digits', () => {
  it.each([
    { rule: 'with 0x', network: 'eth', address: `0x${HEX_64}` },
    { rule: 'without', network: 'btc', address: HEX_64 },
    { rule: 'in upper case', network: 'trx', address: HEX_64.toUpperCase() },
    { rule: 'on a network without a rule', network: 'no-such-chain', address: `0x${HEX_64}` },
  ])('are a private key or a hash $rule', async ({ network, address }) => {
    expect(await check(network, address)).toEqual({ _tag: 'StrangeText', strangeness: 'KeyOrHash' });
  });

  it.each(['sui', 'apt'])('are an address on %s', async (network) => {
    expect(await check(network, `0x${HEX_64}`)).toMatchObject({ _tag: 'Valid' });
  });

  it('are an address if the checksum of another network proves it', async () => {
    const account = 'efa01544f509c56dd85449edf2381244a48fad1ede5183836229c00ab00d52df';
    expect(await check('btc', account)).toMatchObject({ _tag: 'OtherChain', networks: ['icp'] });
  });
});

describe('a network without a rule', () => {
  it.each([
    { rule: 'letters, digits, _ and -', address: 'Az09_-', matchesPattern: null, as: 'Valid' },
    { rule: '256 characters', address: 'a'.repeat(256), matchesPattern: null, as: 'Valid' },
    { rule: '257 characters', address: 'a'.repeat(257), matchesPattern: null, as: 'PatternMismatch' },
    { rule: 'another character first', address: '.ab', matchesPattern: null, as: 'PatternMismatch' },
    { rule: 'another character last', address: 'ab.', matchesPattern: null, as: 'PatternMismatch' },
    { rule: "the service's pattern decides", address: 'ab.', matchesPattern: true, as: 'Valid' },
    { rule: 'also against it', address: 'ab', matchesPattern: false, as: 'PatternMismatch' },
    {
      rule: 'an address of another network',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      matchesPattern: false,
      as: 'OtherChain',
    },
  ])('accepts by a pattern: $rule: $as', async ({ address, matchesPattern, as }) => {
    expect(await check('no-such-chain', address, { matchesPattern })).toMatchObject({ _tag: as });
  });
});

describe('a valid address that the service does not accept', () => {
  it.each([
    { matchesPattern: null, as: 'Valid' },
    { matchesPattern: true, as: 'Valid' },
    { matchesPattern: false, as: 'UnpayableKind' },
  ])('$matchesPattern: $as', async ({ matchesPattern, as }) => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(await check('btc', address, { matchesPattern })).toMatchObject({ _tag: as });
  });
});

describe('an address of the network', () => {
  it.each([
    {
      rule: 'a typing error',
      network: 'btc',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      verdict: { _tag: 'ChecksumMismatch' },
    },
    {
      rule: 'a stake address',
      network: 'ada',
      address: 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
      verdict: { _tag: 'UnpayableKind' },
    },
    {
      rule: 'a tag inside',
      network: 'xrp',
      address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
      verdict: {
        _tag: 'Valid',
        address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
        innerExtraId: '1',
      },
    },
  ])('$rule', async ({ network, address, verdict }) => {
    expect(await check(network, address)).toEqual(verdict);
  });
});

describe('tokenContractsOf', () => {
  it('lists the contracts of tokens, without coins', () => {
    const currencies = [
      { network: 'eth', tokenContract: null },
      { network: 'eth', tokenContract: USDT },
    ];
    expect(tokenContractsOf(currencies)).toEqual([{ network: 'eth', contract: USDT }]);
  });
});

describe('isPayable', () => {
  it.each([
    { rule: 'a wrong checksum', network: 'trx', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', isIt: false },
    { rule: 'an address', network: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', isIt: true },
    { rule: 'one of another network', network: 'btc', address: USDT, isIt: false },
    { rule: 'a burn address', network: 'eth', address: `0x${'0'.repeat(40)}`, isIt: false },
    { rule: 'a text with hidden characters', network: 'xmr', address: 'a\u200Bb', isIt: false },
  ])('$rule on $network: $isIt', async ({ network, address, isIt }) => {
    expect(await isPayable(address, network)).toBe(isIt);
  });
});
