import { addressFacts, BTC_ADDRESS, ETH, EVM_ADDRESS } from './address.fixture';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { checkRecipient } from './check-recipient';

const strange = (strangeness: string) => ({ _tag: 'StrangeText', strangeness });
const judge = (address: string, currency = ETH) => checkRecipient(addressFacts({ address, currency }));

describe('suspicious addresses (fault matrix B03)', () => {
  it.each([
    { what: 'a zero-width space at the end', address: `${EVM_ADDRESS}\u200b`, as: 'HiddenCharacters' },
    {
      what: 'a zero-width joiner inside',
      address: EVM_ADDRESS.replace('x', 'x\u200d'),
      as: 'HiddenCharacters',
    },
    { what: 'a turn of the writing direction', address: `\u202e${EVM_ADDRESS}`, as: 'HiddenCharacters' },
    { what: 'an isolate', address: `\u2067${EVM_ADDRESS}\u2069`, as: 'HiddenCharacters' },
    { what: 'a soft hyphen', address: EVM_ADDRESS.replace('6053', '60\u00ad53'), as: 'HiddenCharacters' },
    { what: 'a null byte', address: `${EVM_ADDRESS}\u0000`, as: 'HiddenCharacters' },
    { what: 'a tag character', address: `${EVM_ADDRESS}\u{e0041}`, as: 'HiddenCharacters' },
    { what: 'an invisible Hangul letter', address: `${EVM_ADDRESS}\u3164`, as: 'HiddenCharacters' },
    { what: 'a space in the middle', address: EVM_ADDRESS.replace('6053', '60 53'), as: 'InnerSpace' },
    {
      what: 'a line break in the middle',
      address: EVM_ADDRESS.replace('6053', '60\u205f53'),
      as: 'InnerSpace',
    },
    { what: 'a Cyrillic letter', address: EVM_ADDRESS.replace('a', '\u0430'), as: 'LookAlikes' },
    { what: 'a Greek letter', address: EVM_ADDRESS.replace('A', '\u0391'), as: 'LookAlikes' },
    { what: 'full-width digits', address: EVM_ADDRESS.replace('6053', '６０５３'), as: 'LookAlikes' },
    { what: 'a ligature', address: EVM_ADDRESS.replace('f', '\ufb00'), as: 'LookAlikes' },
    { what: 'the address twice', address: EVM_ADDRESS + EVM_ADDRESS, as: 'Doubled' },
    { what: 'an EVM address in capitals', address: EVM_ADDRESS.toUpperCase(), as: 'AllCapitals' },
    {
      what: 'a hidden character in a partner address',
      address: 'coinlane_partner_abcdef123\u200b',
      as: 'HiddenCharacters',
    },
    { what: '10 kB', address: 'a'.repeat(10_240), as: 'TooLong' },
  ])('$what is refused as $as', async ({ address, as }) => {
    expect(await judge(address)).toEqual(strange(as));
  });

  it('reports an upper-case base58 address', async () => {
    const legacy = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    expect(await judge(legacy.toUpperCase(), aCurrency())).toEqual(strange('AllCapitals'));
  });

  it.each([
    { what: 'bech32 in capitals, as QR codes have it', address: BTC_ADDRESS.toUpperCase(), ticker: 'btc' },
    {
      what: 'an alphabet of capitals',
      address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      ticker: 'xlm',
    },
  ])('$what is accepted', async ({ address, ticker }) => {
    expect(await judge(address, aCurrency({ ticker }))).toEqual({ _tag: 'Valid', address });
  });

  it.each([' ', '\t', '\n', '\u00a0', '\u3000', '\ufeff'])(
    'surrounding white space (%j) is ignored',
    async (space) => {
      expect(await judge(space + EVM_ADDRESS + space)).toEqual({ _tag: 'Valid', address: EVM_ADDRESS });
    },
  );

  it.each([
    {
      what: 'WIF of Bitcoin Core, key_io_valid.json',
      text: 'L5nJeqKmpHp4P7F8ZYyjwc5a7P4d8EabuGAzfGJk7yC1BJyzNaEd',
    },
    { what: 'uncompressed WIF', text: '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9' },
    { what: 'a seed of SEP-23', text: 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR' },
    { what: 'the genesis seed of the XRP Ledger', text: 'snoPBrXtMeMyMHUVTgbuqAfg1SUTb' },
    {
      what: 'the first phrase of BIP 39',
      text: 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    },
  ])('$what is a secret', async ({ text }) => {
    expect(await judge(text)).toEqual(strange('SecretKey'));
  });

  it.each([
    { what: 'the zero address', address: '0x0000000000000000000000000000000000000000', currency: ETH },
    { what: 'the burn address', address: '0x000000000000000000000000000000000000dEaD', currency: ETH },
    { what: 'the eater of Bitcoin', address: '1BitcoinEaterAddressDontSendf59kuE', currency: aCurrency() },
    {
      what: 'the system program',
      address: '11111111111111111111111111111111',
      currency: aCurrency({ ticker: 'sol' }),
    },
    { what: 'ACCOUNT_ZERO', address: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', currency: aCurrency({ ticker: 'xrp' }) },
  ])('$what is a burn address', async ({ address, currency }) => {
    expect(await judge(address, currency)).toEqual({ _tag: 'NobodysAddress' });
  });
});
