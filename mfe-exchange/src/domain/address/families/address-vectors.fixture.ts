import type { Network } from '@coinlane/shared-contracts/values';

export type AddressVectors = {
  readonly network: Network;
  /** Where the addresses are published. */
  readonly source: string;
  readonly valid: readonly string[];
  /** A changed character is always noticed. */
  readonly hasChecksum: boolean;
};

/** Published addresses of the chains whose addresses are hashes in base58 or bech32, and of EVM. */
export const HASH_VECTORS: readonly AddressVectors[] = [
  {
    network: 'btc',
    source: 'BIP173, BIP350, block 0, Bitcoin wiki',
    valid: [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'BC1SW50QGDZ25J',
      'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
    hasChecksum: true,
  },
  {
    network: 'ltc',
    source: 'Litecoin Core tests, the BIP173 program under its prefix',
    valid: ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
    hasChecksum: true,
  },
  {
    network: 'doge',
    source: 'Dogecoin wiki, Dogecoin Foundation',
    valid: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'D7Y55r6Yoc1G8EECxkQ6SuSjTgGJJ7M6yD'],
    hasChecksum: true,
  },
  {
    network: 'dash',
    source: 'Dash documentation',
    valid: ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226'],
    hasChecksum: true,
  },
  {
    network: 'zec',
    source: 'Zcash chain parameters (founders reward)',
    valid: ['t3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd', 't3cL9AucCajm3HXDhb5jBnJK2vapVoXsop3'],
    hasChecksum: true,
  },
  {
    network: 'bch',
    source: 'CashAddr specification',
    valid: [
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
      'BITCOINCASH:QQQ3728YW0Y47SQN6L2NA30MCW6ZM78DZQRE909M2R',
      'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
      '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    ],
    hasChecksum: true,
  },
  {
    network: 'eth',
    source: 'EIP-55, all with letters of both cases',
    valid: [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    ],
    hasChecksum: true,
  },
  {
    network: 'bsc',
    source: 'EIP-55, letters of one case',
    valid: ['0x52908400098527886E0F7030069857D2E4169EE7', '0xde709f2102306220921060314715629080e2fb77'],
    hasChecksum: false,
  },
  {
    network: 'trx',
    source: 'TRON developer documentation (USDT, JUST contracts)',
    valid: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
    hasChecksum: true,
  },
  {
    network: 'xrp',
    source: 'XRP Ledger documentation (genesis, ACCOUNT_ZERO, ACCOUNT_ONE), XLS-5',
    valid: [
      'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
      'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
      'rrrrrrrrrrrrrrrrrrrrBZbvji',
      'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD2gYsjNFQLKYW33DzBm',
      'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
    ],
    hasChecksum: true,
  },
  {
    network: 'xlm',
    source: 'SEP-23',
    valid: [
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
    ],
    hasChecksum: true,
  },
];
