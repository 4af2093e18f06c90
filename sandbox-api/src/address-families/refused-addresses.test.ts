import { familyNamed } from './index.ts';

const isValid = (family: string, address: string): boolean =>
  new RegExp(familyNamed(family).pattern).test(address) && familyNamed(family).hasValidChecksum(address);

describe('addresses that are none', () => {
  it.each([
    {
      family: 'bitcoin',
      rule: 'a changed last character',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    },
    { family: 'bitcoin', rule: 'mixed case', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4' },
    {
      family: 'bitcoin',
      rule: 'taproot with the checksum of version 0 (BIP 350)',
      address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    },
    {
      family: 'bitcoin',
      rule: 'version 0 with the checksum of later ones (BIP 350)',
      address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KEMEAWH',
    },
    { family: 'bitcoin', rule: 'the test network', address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
    { family: 'bitcoin', rule: 'a changed Base58 character', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb' },
    { family: 'bitcoin', rule: 'Litecoin', address: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1' },
    { family: 'groestlcoin', rule: 'a changed character', address: 'FWN1qdiRrymSR6jbpbanLYqZpjkEaZouHM' },
    { family: 'near', rule: 'an account of Hedera', address: '0.0.12345' },
    { family: 'near', rule: 'two separators', address: 'a..near' },
    { family: 'evm', rule: 'a wrong EIP-55 case', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' },
    { family: 'evm', rule: '39 digits', address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae' },
    { family: 'tron', rule: 'a changed character', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T' },
    { family: 'xrp', rule: 'a changed character', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi' },
    { family: 'solana', rule: '31 bytes', address: '11111111111111111111111111111111111111' },
    {
      family: 'stellar',
      rule: 'a changed character',
      address: 'GAHK7EEG2WWHVKDNT4CEQFZGKF2LGDSW2IVM4S5DP42RBW3K6BTODB4B',
    },
    {
      family: 'ton',
      rule: 'a changed character',
      address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt',
    },
    { family: 'polkadot', rule: 'Kusama', address: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F' },
    {
      family: 'bitcoin-cash',
      rule: 'a changed character',
      address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q',
    },
    { family: 'hedera', rule: 'another checksum (HIP-15)', address: '0.0.123-abcde' },
    { family: 'xrp', rule: 'a tag of 64 bits', address: 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8zeUygYrCgrPh' },
    {
      family: 'stellar',
      rule: 'a contract (SEP-23)',
      address: 'CA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUWDA',
    },
    {
      family: 'litecoin',
      rule: 'MWEB',
      address:
        'ltcmweb1qq20e2arnhvxw97katjkmsd35agw3capxjkrkh7dk8d30rczm8ypxuq329nwh2twmchhqn3jqh7ua4ps539f6aazh79jy76urqht4qa59ts3at6gf',
    },
    {
      family: 'cardano',
      rule: 'a stake address (CIP-19)',
      address: 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
    },
    { family: 'binance', rule: 'Cosmos', address: 'cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74' },
    { family: 'unheard-of', rule: 'a space (spec §5 default pattern)', address: 'two words' },
  ])('$family refuses $rule', ({ family, address }) => {
    expect(isValid(family, address)).toBe(false);
  });
});
