import type { Network } from '@coinlane/shared-contracts/values';

/** Legacy forms. Bitcoin Cash also has each of them as CashAddr. */
const BITCOIN = [
  '1BitcoinEaterAddressDontSendf59kuE',
  // genesis block
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
];

/** Programs whose names do not end in a row of ones. */
const SOLANA = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'MemoSq4gqABAXKB96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
];

/** Burn addresses with letters, contracts that wrap a network's own coin, and genesis and system accounts. */
export const BURN_ADDRESSES: readonly (readonly [network: Network, addresses: readonly string[]])[] = [
  ['btc', BITCOIN],
  ['bch', BITCOIN],
  ['bsv', BITCOIN],
  ['omni', BITCOIN],
  ['sol', SOLANA],
  ['rvn', ['RXissueMsgChanneLAssetXXXXXXSjHvAY']],
  // burn address of the genesis block, and wrapped TRX
  ['trx', ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR']],
  // genesis account, whose secret is public
  ['xrp', ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh']],
  // genesis account, and the account in which the foundation burns coins
  [
    'xlm',
    [
      'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
      'GALAXYVOIDAOPZTDLHILAJQKCVVFMD4IKLXLSZV5YHO7VY74IWZILUTO',
    ],
  ],
  // fee sink and rewards pool
  [
    'algo',
    [
      'Y76M3MSY6DKBRHBL7C3NNDXGS5IIMQVQVUAB6MP4XEMMGVF2QWNPL226CA',
      '737777777777777777777777777777777777777777777777777UFEJ2CI',
    ],
  ],
  // minting account: money sent to it is destroyed
  ['icp', ['082ecf2e3f647ac600f43f38a68342fba5b8e68b085f02592b77f39808a8d2b5']],
  ['near', ['wrap.near']],
  ['xtz', ['tz1burnburnburnburnburnburnburjAYjjX']],
  // NEO and GAS contracts
  ['neo', ['NiHURyS83nX2mpxtA7xq84cGxVbHojj5Wc', 'NepwUjd9GhqgNkrfXaxj9mmsFhFzGoFuWM']],
  // nemesis account, and sinks for namespaces and mosaics
  [
    'xem',
    [
      'NANEMOABLAGR72AZ2RV3V4ZHDCXW25XQ73O7OBT5',
      'NAMESPACEWH4MKFMBCVFERDPOOP4FK7MTBXDPZZA',
      'NBMOSAICOD4F54EE5CDMR23CCBGOAM2XSIUX6TRS',
    ],
  ],
  ['ardr', ['ARDOR-2222-2222-2222-22222']],
  [
    'eth',
    [
      '0x00000000219ab540356cbb839cbe05303d7705fa',
      '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
      '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
      '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
      '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
      '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
      '0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83',
      '0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23',
      '0x1953cab0E5bFa6D4a9BaD6E05fD46C1CC6527a5a',
      '0x471EcE3750Da237f93B8E339c536989b8978a438',
      '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
      '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
      '0x78c1b0C915c4FAA5FffA6CAbf0219DA63d7f4cb8',
      '0x039e2fB66102314Ce7b64Ce5Ce3E5183bc94aD38',
      '0xe514d9DEB7966c8BE0ca922de8a064264eA6bcd4',
      '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
      '0xdead000000000000000042069420694206942069',
    ],
  ],
];

/** Module accounts that every Cosmos chain has: the first 20 bytes of SHA-256 of the module's name. */
export const COSMOS_MODULES: ReadonlySet<string> = new Set([
  'f1829676db577682e944fc3493d451b67ff3e29f', // fee_collector
  '93354845030274cd4bf1686abd60ab28ec52e1a7', // distribution
  '4fea76427b8345861e80a3540a8a9d936fd39391', // bonded_tokens_pool
  '5911b844d7bc224654fe0dcd16babd2d253f2fdf', // not_bonded_tokens_pool
  '7b5fe22b5446f7c62ea27b8bd71cef94e03f3df2', // gov
  'dc6f17bbec824fff8f86587966b2047db6ab7367', // mint
]);
