import type { Network } from '@coinlane/shared-contracts/values';

export type AddressVectors = {
  readonly network: Network;
  /** Publication of the addresses. */
  readonly source: string;
  readonly valid: readonly string[];
  /** Whether the checksum detects every changed character. */
  readonly hasChecksum: boolean;
};

/** Published addresses of Bitcoin's descendants. */
export const BITCOIN_LIKE_VECTORS: readonly AddressVectors[] = [
  {
    network: 'btc',
    source: 'Bitcoin Core, src/test/data/key_io_valid.json',
    valid: [
      '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo',
      '36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm',
      'bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhv',
      'bc1qyucykdlhp62tezs0hagqury402qwhk589q80tqs5myh3rxq34nwqhkdhv7',
      'bc1p83n3au0rjylefxq2nc2xh2y4jzz4pm6zxj4mw5pagdjjr2a9f36s6jjnnu',
      '1FjL87pn8ky6Vbavd1ZHeChRXtoxwRGCRd',
      '3BZECeAH8gSKkjrTx8PwMrNQBLG18yHpvf',
      'bc1qhxt04s5xnpy0kxw4x99n5hpdf5pmtzpqs52es2',
      'bc1qgc9ljrvdf2e0zg9rmmq86xklqwfys7r6wptjlacdgrcdc7sa6ggqu4rrxf',
      'bc1pve739yap4uxjvfk0jrey69078u0gasm2nwvv483ec6zkzulgw9xqu4w9fd',
    ],
    hasChecksum: true,
  },
  {
    network: 'btc',
    source: 'BIP 173, BIP 350, block 0',
    valid: [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
    hasChecksum: true,
  },
  { network: 'bsv', source: 'block 0', valid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'], hasChecksum: true },
  {
    network: 'ltc',
    source: 'Litecoin Core, src/test/data/key_io_valid.json; the program of BIP 173 under its prefix',
    valid: [
      'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
      'MHrYRxAiMNBTku3eoDHwhA1LQGDjUStZW2',
      'LbfVMz974gbbGFqXF7FZUpSBWSbwBHDwR5',
      'MWGEAUUZoN4r6puz8KsgnE9wNTQ8fGWCEy',
      'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    ],
    hasChecksum: true,
  },
  {
    network: 'doge',
    source: 'Dogecoin Core, src/test/data/base58_keys_valid.json',
    valid: [
      'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE',
      'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs',
      '9zYnVRaekPtdKBYuPw5QiBtv3NNrzD2LLW',
      'DQJXChtyuN3aiU3W6pG4mgnykisHH5hqst',
    ],
    hasChecksum: true,
  },
  {
    network: 'dash',
    source: 'Dash Core documentation and tests',
    valid: [
      'XpESxaUmonkq8RaLLp46Brx2K39ggQe226',
      'XwnLY9Tf7Zsef8gMGL2fhWA9ZmMjt4KPwg',
      '7gnwGHt17heGpG9Crfeh4KGpYNFugPhJdh',
    ],
    hasChecksum: true,
  },
  {
    network: 'zec',
    source: 'Zcash chain parameters (founders reward)',
    valid: ['t3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd', 't3cL9AucCajm3HXDhb5jBnJK2vapVoXsop3'],
    hasChecksum: true,
  },
  {
    network: 'zec',
    source: 'librustzcash, components/zcash_address (Sapling, unified; ZIP 173, ZIP 316), ZIP 320 (TEX)',
    valid: [
      'zs1qqqqqqqqqqqqqqqqqqcguyvaw2vjk4sdyeg0lc970u659lvhqq7t0np6hlup5lusxle75c8v35z',
      'u1l8xunezsvhq8fgzfl7404m450nwnd76zshscn6nfys7vyz2ywyh4cc5daaq0c7q2su5lqfh23sp7fkf3kt27ve5948mzpfdvckzaect2jtte308mkwlycj2u0eac077wu70vqcetkxf',
      'u1pg2aaph7jp8rpf6yhsza25722sg5fcn3vaca6ze27hqjw7jvvhhuxkpcg0ge9xh6drsgdkda8qjq5chpehkcpxf87rnjryjqwymdheptpvnljqqrjqzjwkc2ma6hcq666kgwfytxwac8eyex6ndgr6ezte66706e3vaqrd25dzvzkc69kw0jgywtd0cmq52q5lkw6uh7hyvzjse8ksx',
      'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgte',
    ],
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
    network: 'btg',
    source: 'Bitcoin Gold, src/test/data/base58_keys_valid.json',
    valid: [
      'GLew8rftreTuzT8uPrxeBbN4MoKgfFx3BA',
      'AQRA16uKrFpxzR17yidYtJDn2t287dc1XY',
      'btg1qw508d6qejxtdg4y5r3zarvary0c5xw7k6w057a',
    ],
    hasChecksum: true,
  },
  {
    network: 'qtum',
    source: 'Qtum Core, src/test/data/key_io_valid.json',
    valid: ['QNBffksT4t6rsbXe8Gpre4ePZM4iCbktbH', 'MUjyUz8XfWQ28NBGYvcVn1Rs6bBZ3M7gAs'],
    hasChecksum: true,
  },
  {
    network: 'dgb',
    source: 'DigiByte, a donation address and a test of its prefix',
    valid: ['DG1KhhBKpsyWXTakHNezaDQ34focsXjN1i', 'dgb1qtjgmerfqwdffyf8ghcrkgy52cghsqptynmyswu'],
    hasChecksum: true,
  },
  {
    network: 'rvn',
    source: 'Ravencoin, src/chainparams.cpp (burn addresses)',
    valid: [
      'RXissueAssetXXXXXXXXXXXXXXXXXhhZGt',
      'RXReissueAssetXXXXXXXXXXXXXXVEFAWu',
      'RXissueUniqueAssetXXXXXXXXXXWEAe58',
    ],
    hasChecksum: true,
  },
  {
    network: 'neo',
    source: 'Neo documentation, Legacy and N3',
    valid: [
      'AQVh2pG732YvtNaxEGkQUei3YA4cvo7d2i',
      'AFmseVrdL9f9oyCzZefL9tG6UbvhPbdYzM',
      'NiHURyS83nX2mpxtA7xq84cGxVbHojj5Wc',
      'NZNos2WqTbu5oCgyfss9kUJgBXJqhuYAaj',
    ],
    hasChecksum: true,
  },
  {
    network: 'firo',
    source: 'Firo tests; a hash low enough for the first letter Z',
    valid: ['a8VV7vMzJdTQj1eLEJNskhLEBUxfNWhpAg', 'ZzmoEYULUHXW9pqUeExr8btGMYbDtLSksz'],
    hasChecksum: true,
  },
  {
    network: 'qtum',
    source: 'a hash whose address begins like SegWit',
    valid: ['Qc19Ldh6YyHjrxzfKP8TbNvJi5CmGSdtDp'],
    hasChecksum: true,
  },
  {
    network: 'zen',
    source: 'Horizen documentation',
    valid: ['znc3p7CFNTsz1s6CceskrTxKevQLPoDK4cK'],
    hasChecksum: true,
  },
  {
    network: 'dcr',
    source: 'dcrd, dcrutil address tests',
    valid: ['DsUZxxoHJSty8DCfwfartwTYbuhmVct7tJu'],
    hasChecksum: true,
  },
  {
    network: 'grs',
    source: 'Groestlcoin wallets (SegWit, and m/44h/17h/0h)',
    valid: [
      'grs1qw4teyraux2s77nhjdwh9ar8rl9dt7zww8r6lne',
      'grs1qcvsk723ktcp3h7s4wscfdnq46xa30a4npjc8ja',
      'FWN1qdiRrymSR6jbpbanLYqZpjkEaZouHN',
      'FmRaqvVBRrAp2Umfqx9V1ectZy8gw54QDN',
      '31inaRqambLsd9D7Ke4USZmGEVd3PHkh7P',
    ],
    hasChecksum: true,
  },
  {
    network: 'kas',
    source: 'rusty-kaspa, crypto/addresses',
    valid: [
      'kaspa:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4e',
      'kaspa:qp0l70zd5x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj',
    ],
    hasChecksum: true,
  },
  {
    network: 'lightning',
    source: 'BOLT 11, LUD-01',
    valid: [
      'lnbc1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq8rkx3yf5tcsyz3d73gafnh3cax9rn449d9p5uxz9ezhhypd0elx87sjle52x86fux2ypatgddc6k63n7erqz25le42c4u4ecky03ylcqca784w',
      'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUKXEFCV5MKVV34X5EKZD3EV56NYD3HXQURZEPEXEJXXEPNXSCRVWFNV9NXZCN9XQ6XYEFHVGCXXCMYXYMNSERXFQ5FNS',
    ],
    hasChecksum: true,
  },
];
