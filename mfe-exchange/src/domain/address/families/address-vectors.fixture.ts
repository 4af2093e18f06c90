import type { Network } from '@coinlane/shared-contracts/values';

export type AddressVectors = {
  readonly network: Network;
  /** Where the addresses are published. */
  readonly source: string;
  readonly valid: readonly string[];
  /** A changed character is always noticed. */
  readonly hasChecksum: boolean;
};

/** Published addresses of the main networks. */
export const ADDRESS_VECTORS: readonly AddressVectors[] = [
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
  { network: 'dash', source: 'Dash documentation', valid: ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226'], hasChecksum: true },
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
  {
    network: 'sol',
    source: 'Solana programs (wrapped SOL, system, token)',
    valid: [
      'So11111111111111111111111111111111111111112',
      '11111111111111111111111111111111',
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    ],
    hasChecksum: false,
  },
  {
    network: 'ada',
    source: 'CIP-19, Byron wallets',
    valid: [
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      'addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k',
      'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
      'addr1w8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcyjy7wx',
      'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
    ],
    hasChecksum: true,
  },
  { network: 'dot', source: 'Substrate documentation', valid: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'], hasChecksum: true },
  { network: 'ksm', source: 'Substrate documentation', valid: ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'], hasChecksum: true },
  {
    network: 'xmr',
    source: 'getmonero.org (donations), Monero documentation',
    valid: [
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
      '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
      '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK',
    ],
    hasChecksum: true,
  },
  {
    network: 'algo',
    source: 'Algorand genesis (fee sink, rewards pool) and the zero address',
    valid: [
      'Y76M3MSY6DKBRHBL7C3NNDXGS5IIMQVQVUAB6MP4XEMMGVF2QWNPL226CA',
      '737777777777777777777777777777777777777777777777777UFEJ2CI',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ',
    ],
    hasChecksum: true,
  },
  {
    network: 'xtz',
    source: 'Tezos documentation and its first bakers',
    valid: [
      'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb',
      'tz3RDC3Jdn4j15J7bBHZd29EUee9gVB1CxD9',
      'KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn',
    ],
    hasChecksum: true,
  },
  { network: 'hbar', source: 'HIP-15', valid: ['0.0.123-vfmkw', '0.0.1-dfkxr'], hasChecksum: true },
  { network: 'hbar', source: 'HIP-15, without the checksum', valid: ['0.0.123'], hasChecksum: false },
  {
    network: 'ton',
    source: 'TON documentation, the zero address',
    valid: [
      'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
      'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
      'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
    ],
    hasChecksum: true,
  },
  {
    network: 'near',
    source: 'NEAR documentation',
    valid: ['alice.near', '98793cd91a3f870fb126f66285808c7e094afcfc4eda8a970f6648cdf0dbd6de'],
    hasChecksum: false,
  },
  {
    network: 'fil',
    source: 'Filecoin specification, with the main network prefix',
    valid: [
      'f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy',
      'f24vg6ut43yw2h2jqydgbg2xq7x6f4kub3bg6as6i',
      'f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a',
    ],
    hasChecksum: true,
  },
  {
    network: 'xno',
    source: 'Nano documentation (genesis, burn)',
    valid: [
      'nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3',
      'nano_1111111111111111111111111111111111111111111111111111hifc8npp',
    ],
    hasChecksum: true,
  },
  {
    network: 'egld',
    source: 'MultiversX documentation (alice)',
    valid: ['erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th'],
    hasChecksum: true,
  },
  { network: 'eos', source: 'EOSIO system accounts', valid: ['eosio.token', 'eosio'], hasChecksum: false },
  { network: 'bnb', source: 'BNB Beacon Chain documentation', valid: ['bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2'], hasChecksum: true },
  { network: 'atom', source: 'Cosmos documentation', valid: ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'], hasChecksum: true },
  { network: 'bsv', source: 'block 0', valid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'], hasChecksum: true },
];
