import { bech32 } from '@scure/base';

import { loadFamily } from '../load-family';

const ROWS = [
  {
    rule: 'a version 1 program with the old bech32 checksum (BIP350)',
    network: 'btc',
    address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: 'a character outside the alphabet (BIP350)',
    network: 'btc',
    address: 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: 'version 17 (BIP350)',
    network: 'btc',
    address: 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: 'a program of one byte (BIP350)',
    network: 'btc',
    address: 'bc1pw5dgrnzv',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: 'a version 0 program of 16 bytes (BIP173)',
    network: 'btc',
    address: 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: 'letters of both cases (BIP173)',
    network: 'btc',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: 'the test network',
    network: 'btc',
    address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'another chain of the same alphabet',
    network: 'btc',
    address: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'SegWit where there is none',
    network: 'bsv',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'EIP-55 broken in one letter',
    network: 'eth',
    address: '0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: '39 digits',
    network: 'eth',
    address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'an X-address of the test network (XLS-5)',
    network: 'xrp',
    address: 'T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'a secret seed in place of an account (SEP-23)',
    network: 'xlm',
    address: 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'unused bits that are not zero (SEP-23)',
    network: 'xlm',
    address: 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR',
    verdict: 'ChecksumMismatch',
  },
  {
    rule: 'a test-only address',
    network: 'ton',
    address: 'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'the generic Substrate prefix',
    network: 'dot',
    address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    verdict: 'NotThisFamily',
  },
  {
    rule: "Polkadot's account on Kusama",
    network: 'ksm',
    address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'a stake address, which can not be paid',
    network: 'ada',
    address: 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'a key of 25 bytes',
    network: 'sol',
    address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    verdict: 'NotThisFamily',
  },
  {
    rule: 'a top-level name, which anything in small letters would be',
    network: 'near',
    address: 'aurora',
    verdict: 'NotThisFamily',
  },
  { rule: 'a name of two neighbouring signs', network: 'near', address: 'a..near', verdict: 'NotThisFamily' },
  {
    rule: 'the checksum of another account (HIP-15)',
    network: 'hbar',
    address: '0.0.124-vfmkw',
    verdict: 'ChecksumMismatch',
  },
  { rule: 'capitals', network: 'eos', address: 'EOSIO', verdict: 'NotThisFamily' },
  { rule: 'a name of 13 characters', network: 'eos', address: 'abcdefghijklm', verdict: 'NotThisFamily' },
  {
    rule: 'CashAddr with capitals in the middle',
    network: 'bch',
    address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22GDX6A',
    verdict: 'ChecksumMismatch',
  },
] as const;

describe('addresses that are refused', () => {
  it.each(ROWS)('$network: $rule', async ({ network, address, verdict }) => {
    expect((await loadFamily(network))?.(address)).toBe(verdict);
  });

  it.each([
    {
      network: 'ton',
      address: '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
      form: 'raw',
    },

    {
      network: 'eth',
      address: '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
      form: 'a capital X',
      verdict: 'NotThisFamily',
    },
  ])('$network: $form is judged by its own rule', async ({ network, address, verdict = 'Valid' }) => {
    expect((await loadFamily(network))?.(address)).toBe(verdict);
  });

  it('zec: Sapling is bech32 behind its own prefix', async () => {
    const check = await loadFamily('zec');
    const sapling = bech32.encode('zs', bech32.toWords(new Uint8Array(43).fill(7)), false);
    expect(check?.(sapling)).toBe('Valid');
    expect(check?.(`${sapling.slice(0, -1)}${sapling.endsWith('q') ? 'p' : 'q'}`)).toBe('ChecksumMismatch');
  });

  it('knows no rule for a network it does not know', async () => {
    expect(await loadFamily('no-such-network')).toBeNull();
  });
});
