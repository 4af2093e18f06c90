import { addressFacts, ETH, EVM_ADDRESS } from './address.fixture';
import { checkRecipient } from './check-recipient';

const strange = (strangeness: string) => ({ _tag: 'StrangeText', strangeness });
const judge = (address: string) => checkRecipient(addressFacts({ address, currency: ETH }));

describe('suspicious addresses (fault matrix B03)', () => {
  it.each([
    { what: 'a zero-width space at the end', address: `${EVM_ADDRESS}\u200b`, as: 'HiddenCharacters' },
    {
      what: 'a hidden character in a partner address',
      address: 'coinlane_partner_abcdef123\u200b',
      as: 'HiddenCharacters',
    },
    { what: '10 kB', address: 'a'.repeat(10_240), as: 'TooLong' },
  ])('$what is refused as $as', async ({ address, as }) => {
    expect(await judge(address)).toEqual(strange(as));
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
});
