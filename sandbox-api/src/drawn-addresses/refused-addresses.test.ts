import { isAddressOf } from '../addresses/index.ts';
import { NETWORKS } from '../currencies/index.ts';
import { addressPatternOf } from './index.ts';

const isValid = (code: string, address: string): boolean => {
  const network = NETWORKS.get(code);
  if (network === undefined || !new RegExp(addressPatternOf(network)).test(address)) return false;
  return isAddressOf(network, address);
};

describe('invalid addresses', () => {
  it.each([
    {
      network: 'btc',
      rule: 'a changed last character',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    },
    { network: 'btc', rule: 'mixed case', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4' },
    {
      network: 'btc',
      rule: 'taproot with the checksum of version 0 (BIP 350)',
      address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    },
    {
      network: 'btc',
      rule: 'version 0 with the checksum of later ones (BIP 350)',
      address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KEMEAWH',
    },
    {
      network: 'btc',
      rule: 'BIP 350 version 16: without a rule, so anyone can spend',
      address: 'BC1SW50QGDZ25J',
    },
    { network: 'btc', rule: 'the test network', address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
    { network: 'btc', rule: 'a changed Base58 character', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb' },
    { network: 'btc', rule: 'Litecoin', address: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1' },
    { network: 'grs', rule: 'a changed character', address: 'FWN1qdiRrymSR6jbpbanLYqZpjkEaZouHM' },
    { network: 'near', rule: 'an account of Hedera', address: '0.0.12345' },
    { network: 'near', rule: 'two separators', address: 'a..near' },
    { network: 'eth', rule: 'a wrong EIP-55 case', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' },
    { network: 'eth', rule: '39 digits', address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae' },
    { network: 'trx', rule: 'a changed character', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T' },
    { network: 'xrp', rule: 'a changed character', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi' },
    { network: 'sol', rule: '31 bytes', address: '11111111111111111111111111111111111111' },
    {
      network: 'xlm',
      rule: 'a changed character',
      address: 'GAHK7EEG2WWHVKDNT4CEQFZGKF2LGDSW2IVM4S5DP42RBW3K6BTODB4B',
    },
    {
      network: 'ton',
      rule: 'a changed character',
      address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt',
    },
    { network: 'dot', rule: 'Kusama', address: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F' },
    {
      network: 'bch',
      rule: 'a changed character',
      address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q',
    },
    { network: 'hbar', rule: 'another checksum (HIP-15)', address: '0.0.123-abcde' },
    { network: 'xrp', rule: 'a tag of 64 bits', address: 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8zeUygYrCgrPh' },
    {
      network: 'xlm',
      rule: 'a contract (SEP-23)',
      address: 'CA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUWDA',
    },
    {
      network: 'ltc',
      rule: 'MWEB',
      address:
        'ltcmweb1qq20e2arnhvxw97katjkmsd35agw3capxjkrkh7dk8d30rczm8ypxuq329nwh2twmchhqn3jqh7ua4ps539f6aazh79jy76urqht4qa59ts3at6gf',
    },
    {
      network: 'ada',
      rule: 'a stake address (CIP-19)',
      address: 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
    },
    { network: 'bnb', rule: 'Cosmos', address: 'cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74' },
    { network: 'unheard-of', rule: 'a space (spec §5 default pattern)', address: 'two words' },
  ])('$network refuses $rule', ({ network, address }) => {
    expect(isValid(network, address)).toBe(false);
  });
});
