import type { RefusedVectors } from './refused-vectors.fixture.ts';

/** The same of all other chains. */
export const REFUSED_ON_LEDGERS: readonly RefusedVectors[] = [
  {
    network: 'eth',
    rule: 'EIP-55 broken in one letter',
    verdict: 'ChecksumMismatch',
    addresses: ['0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed'],
  },
  {
    network: 'eth',
    rule: '39 digits; a capital X',
    verdict: 'NotThisFamily',
    addresses: ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae', '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  },
  {
    network: 'xrp',
    rule: 'ripple-address-codec tests: a wrong checksum, a tag of 64 bits',
    verdict: 'ChecksumMismatch',
    addresses: [
      'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa',
      'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8zeUygYrCgrPh',
    ],
  },
  {
    network: 'xrp',
    rule: 'ripple-address-codec tests: another prefix',
    verdict: 'NotThisFamily',
    addresses: ['dGzKGt8CVpWoa8aWL1k18tAdy9Won3PxynvbbpkAqp3V47g', 'r'],
  },
  {
    network: 'xrp',
    rule: 'ripple-address-codec tests: X-addresses of the test network',
    verdict: 'UnpayableKind',
    addresses: [
      'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ',
      'TVE26TYGhfLC7tQDno7G8dGtxSkYQnXoy6kSDh6rZzApc69',
    ],
  },
  {
    network: 'xlm',
    rule: 'SEP-23, invalid: unused bits, algorithm, checksum',
    verdict: 'ChecksumMismatch',
    addresses: [
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR',
      'G47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVP2I',
      'M47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUO',
    ],
  },
  {
    network: 'xlm',
    rule: 'SEP-23, invalid: length, padding; a secret seed',
    verdict: 'NotThisFamily',
    addresses: [
      'GAAAAAAAACGC6',
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZA',
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUACUSI',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLKA',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAAV75I',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUK===',
      'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR',
    ],
  },
  {
    network: 'xlm',
    rule: 'SEP-23, valid and not an account: contract, liquidity pool, claimable balance',
    verdict: 'UnpayableKind',
    addresses: [
      'CA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUWDA',
      'LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN',
      'BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU',
    ],
  },
  {
    network: 'ada',
    rule: 'CIP-19: stake addresses, test networks',
    verdict: 'UnpayableKind',
    addresses: [
      'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
      'stake178phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcccycj5',
      'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz',
    ],
  },
  {
    network: 'dot',
    rule: 'Substrate documentation: the prefix of no network',
    verdict: 'UnpayableKind',
    addresses: ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  },
  {
    network: 'ksm',
    rule: "Substrate documentation: Polkadot's account",
    verdict: 'NotThisFamily',
    addresses: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  },
  {
    network: 'ton',
    rule: 'TON documentation: a test-only address',
    verdict: 'UnpayableKind',
    addresses: ['kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP'],
  },
  {
    network: 'sol',
    rule: 'a key of 25 bytes',
    verdict: 'NotThisFamily',
    addresses: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  },
  {
    network: 'near',
    rule: 'NEAR documentation: a sign doubled, capitals; a top-level name, which anything in small letters would be',
    verdict: 'NotThisFamily',
    addresses: ['a..near', 'Alice.near', 'alice_.near', 'aurora'],
  },
  {
    network: 'hbar',
    rule: 'HIP-15, the checksum does not match, or is of another ledger',
    verdict: 'ChecksumMismatch',
    addresses: ['0.0.123-abcde', '0.0.124-vfmkw', '0.0.123-pzmtv'],
  },
  {
    network: 'hbar',
    rule: 'HIP-15, not accepted: any other format',
    verdict: 'NotThisFamily',
    addresses: [
      '0.00.123',
      '0.0.0123-vfmkw',
      '0.0.123-VFMKW',
      '0.0.123-vFmKw',
      '0.0.123#vfmkw',
      '0.0.123vfmkw',
      '0.0.123 - vfmkw',
      '0.123',
      '0.0.123.',
      '0.0.123-vf',
      '0.0.123-vfm-kw',
      '0.0.123-vfmkwxxxx',
    ],
  },
  {
    network: 'eos',
    rule: 'EOSIO: capitals, 13 characters, a dot at the end',
    verdict: 'NotThisFamily',
    addresses: ['EOSIO', 'abcdefghijklm', 'eosio.'],
  },
  {
    network: 'sui',
    rule: 'Sui: 63 digits, no 0x',
    verdict: 'NotThisFamily',
    addresses: [
      '0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f33',
      '02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331',
    ],
  },
];
