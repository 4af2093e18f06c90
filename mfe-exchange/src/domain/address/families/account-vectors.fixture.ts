import type { AddressVectors } from './address-vectors.fixture';

/** Published addresses of the chains whose addresses are accounts with rules of their own. */
export const ACCOUNT_VECTORS: readonly AddressVectors[] = [
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
  {
    network: 'dot',
    source: 'Substrate documentation',
    valid: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    hasChecksum: true,
  },
  {
    network: 'ksm',
    source: 'Substrate documentation',
    valid: ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
    hasChecksum: true,
  },
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
  {
    network: 'bnb',
    source: 'BNB Beacon Chain documentation',
    valid: ['bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2'],
    hasChecksum: true,
  },
  {
    network: 'atom',
    source: 'Cosmos documentation',
    valid: ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
    hasChecksum: true,
  },
  { network: 'bsv', source: 'block 0', valid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'], hasChecksum: true },
];
