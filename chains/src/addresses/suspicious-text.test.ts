import { checkAddress } from './check-address.ts';
import { suspiciousTextOf } from './suspicious-text.ts';

const EVM_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const LEGACY = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

const check = (address: string, network: string) =>
  checkAddress({ address, network, contracts: [], matchesPattern: null });

describe('a text that no network has as an address (fault matrix B03)', () => {
  it.each([
    { rule: 'a zero-width space at the end', text: `${EVM_ADDRESS}\u200b`, as: 'HiddenCharacters' },
    { rule: 'a zero-width joiner inside', text: EVM_ADDRESS.replace('x', 'x\u200d'), as: 'HiddenCharacters' },
    { rule: 'a turn of the writing direction', text: `\u202e${EVM_ADDRESS}`, as: 'HiddenCharacters' },
    { rule: 'an isolate', text: `\u2067${EVM_ADDRESS}\u2069`, as: 'HiddenCharacters' },
    { rule: 'a soft hyphen', text: EVM_ADDRESS.replace('6053', '60\u00ad53'), as: 'HiddenCharacters' },
    { rule: 'a null byte', text: `${EVM_ADDRESS}\u0000`, as: 'HiddenCharacters' },
    { rule: 'a tag character', text: `${EVM_ADDRESS}\u{e0041}`, as: 'HiddenCharacters' },
    { rule: 'an invisible Hangul letter', text: `${EVM_ADDRESS}\u3164`, as: 'HiddenCharacters' },
    { rule: 'a space in the middle', text: EVM_ADDRESS.replace('6053', '60 53'), as: 'InnerSpace' },
    { rule: 'a wide space in the middle', text: EVM_ADDRESS.replace('6053', '60\u205f53'), as: 'InnerSpace' },
    { rule: 'a Cyrillic letter', text: EVM_ADDRESS.replace('a', '\u0430'), as: 'LookAlikes' },
    { rule: 'a Greek letter', text: EVM_ADDRESS.replace('A', '\u0391'), as: 'LookAlikes' },
    { rule: 'full-width digits', text: EVM_ADDRESS.replace('6053', '６０５３'), as: 'LookAlikes' },
    { rule: 'a ligature', text: EVM_ADDRESS.replace('f', '\ufb00'), as: 'LookAlikes' },
    { rule: 'more than a QR code holds', text: 'a'.repeat(4_297), as: 'TooLong' },
    { rule: 'an address', text: EVM_ADDRESS, as: null },
    { rule: 'the most that a QR code holds', text: 'a'.repeat(4_296), as: null },
    { rule: 'all printable characters of ASCII', text: '!"#$%&\'()*+,-./:;<=>?@[]^_`{|}~', as: null },
  ])('$rule: $as', async ({ text, as }) => {
    expect(suspiciousTextOf(text)).toBe(as);
    if (as !== null) expect(await check(text, 'eth')).toEqual({ _tag: 'StrangeText', strangeness: as });
  });
});

describe('the reason why an address is not valid', () => {
  it.each([
    { rule: 'the address twice', network: 'eth', address: EVM_ADDRESS + EVM_ADDRESS, as: 'Doubled' },
    { rule: 'a text twice', network: 'eth', address: `${'xyz1'.repeat(6)}q`.repeat(2), as: null },
    {
      rule: 'an address of another network twice',
      network: 'eth',
      address: BTC_ADDRESS + BTC_ADDRESS,
      as: null,
    },
    { rule: 'one letter 600 times', network: 'eth', address: 'a'.repeat(600), as: null },
    { rule: 'three characters 16 times', network: 'eth', address: 'ab1'.repeat(16), as: null },
    {
      rule: 'an EVM address in capitals',
      network: 'eth',
      address: EVM_ADDRESS.toUpperCase(),
      as: 'AllCapitals',
    },
    { rule: 'Base58 in capitals', network: 'btc', address: LEGACY.toUpperCase(), as: 'AllCapitals' },
    { rule: '24 capitals', network: 'eth', address: `00${'A'.repeat(20)}00`, as: 'AllCapitals' },
    { rule: '23 capitals', network: 'eth', address: 'A'.repeat(23), as: null },
    { rule: 'one small letter first', network: 'eth', address: `a${'A'.repeat(29)}`, as: null },
    { rule: 'one small letter last', network: 'eth', address: `${'A'.repeat(29)}a`, as: null },
    { rule: 'no letter', network: 'eth', address: '0123456789'.repeat(3), as: null },
    ...['xlm', 'algo', 'xem', 'stx', 'ardr'].map((network) => ({
      rule: 'capitals on a network that writes them',
      ...{ network, address: 'A'.repeat(29), as: null },
    })),
  ])('$rule on $network: $as', async ({ network, address, as }) => {
    expect(await check(address, network)).toEqual(
      as === null ? { _tag: 'PatternMismatch' } : { _tag: 'StrangeText', strangeness: as },
    );
  });

  it.each([
    { rule: 'Bech32, as QR codes have it', network: 'btc', address: BTC_ADDRESS.toUpperCase() },
    {
      rule: 'an alphabet of capitals',
      network: 'xlm',
      address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    },
  ])('capitals are accepted: $rule', async ({ network, address }) => {
    expect(await check(address, network)).toEqual({ _tag: 'Valid', address });
  });
});
