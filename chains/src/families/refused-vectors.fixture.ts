import type { Network } from '@coinlane/shared-contracts/values';

import type { FamilyVerdict } from './family.ts';

export type RefusedVectors = {
  readonly network: Network;
  /** Publication of the rule that refuses these addresses. */
  readonly rule: string;
  readonly verdict: Exclude<FamilyVerdict, 'Valid'>;
  readonly addresses: readonly string[];
};

/** Addresses that the networks' own projects publish as invalid, or as another kind. */
export const REFUSED_BITCOIN_LIKE: readonly RefusedVectors[] = [
  {
    network: 'btc',
    rule: 'BIP 350, invalid SegWit addresses: the wrong checksum, version, length or padding',
    verdict: 'ChecksumMismatch',
    addresses: [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
      'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
      'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
      'bc1pw5dgrnzv',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4',
      'bc1gmk9yu',
    ],
  },
  {
    network: 'btc',
    rule: 'BIP 350, another prefix; a chain of the same alphabet',
    verdict: 'NotThisFamily',
    addresses: [
      'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
      'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    ],
  },
  {
    network: 'btc',
    rule: 'Bitcoin Core, key_io_valid.json: the test networks',
    verdict: 'UnpayableKind',
    addresses: [
      'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54',
      'bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9',
      'mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ',
      '2NC2hEhe28ULKAJkW5MjZ3jtTMJdvXmByvK',
    ],
  },
  {
    network: 'btc',
    rule: 'BIP 350, witness versions and program lengths that anyone can spend until a rule is defined for them',
    verdict: 'UnpayableKind',
    addresses: [
      'bc1z2rksukkjr8',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'BC1SW50QGDZ25J',
      'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
      // pay to anchor
      'bc1pfeessrawgf',
    ],
  },
  {
    network: 'bch',
    rule: 'CashAddr with bits in its padding: other wallets do not decode it',
    verdict: 'ChecksumMismatch',
    addresses: ['bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqp6swafeus'],
  },
  {
    network: 'btc',
    rule: 'Bitcoin Core, key_io_valid.json: private keys',
    verdict: 'NotThisFamily',
    addresses: [
      '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9',
      'L5nJeqKmpHp4P7F8ZYyjwc5a7P4d8EabuGAzfGJk7yC1BJyzNaEd',
    ],
  },
  {
    network: 'bsv',
    rule: 'SegWit where there is none (BIP 173)',
    verdict: 'NotThisFamily',
    addresses: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  },
  {
    network: 'ltc',
    rule: 'Litecoin Core wallet tests: a confidential MWEB address',
    verdict: 'UnpayableKind',
    addresses: [
      'ltcmweb1qq20e2arnhvxw97katjkmsd35agw3capxjkrkh7dk8d30rczm8ypxuq329nwh2twmchhqn3jqh7ua4ps539f6aazh79jy76urqht4qa59ts3at6gf',
    ],
  },
  {
    network: 'ltc',
    rule: 'Litecoin Core, key_io_valid.json: test networks, private keys',
    verdict: 'NotThisFamily',
    addresses: ['QXaUgLHkZcbJb2j5XgMYzY8cF9YM48Y81Z', '6vqpCruyRS9bEY6ZVrL8S9EL5h2MnQZffzzqrpNP9i8YozvXTKs'],
  },
  {
    network: 'zec',
    rule: 'ZIP 316: unified addresses with a valid Bech32m checksum and other content',
    verdict: 'ChecksumMismatch',
    addresses: [
      // not jumbled
      'u1qq28hwp4wzu04c2xuq79xvdqyzc7pzf0vvwsy27ca7pf85ndaqewwxfl9946ry3djrcj93snt0prrm4aj8hakqa34psxwuwdfltyspt56sl82qqqqqqqqqqqqqqqqqqqqqqqqua6epz',
      // padding of another prefix
      'u13t9wxc5sj3farqc46msv556ntqdvuvld4xc9y0e8kl4nv3p7f7rd5ehddkyncc8f7alfcekj97p54yv4y40wyw53adxupcvnzya66dy4',
      // receivers out of order
      'u12l7zv9rcygnkz6t5xc5jvv9gajnek68f65z2k87lyx5am07s4x6e4xg9lvw37gcpljzwj58j7vazj3d2jaevt0yydf5fxsqzdvtv4apkya598n5qckn0qqfsmwx6d0q4npcl4ne5lysresmaehmxw9ulcs75anecyszfyy5hqyq490y3',
      // the same receiver twice
      'u1ylaqwds2wf6glm9h3ccnsg8j0qdfs8hnf7d48nnapanwtu9wj852yhl90ddfprh724vc4zgme07x4xejf5cftlpuj2cpuk55nxkewm77evz2nv7jjf70kv4z3juxp2wfn6fs4pryfp0ghldgvqmdhs0jmpfjyg8rf74aavhttsaveqtx',
      // two transparent receivers
      'u1vp7kgcaprfg768k7w2wmdth4xc3szju2wc4v3xkkn5tvt54wam3hrnk2ec72nfglg7627neqen6pptfncmf249xcvqez94ymxp7uchcjlczxud4hlfdapg26lqdh3ddw623966szla9cdyxa434yys6m0kphq0f5ku75473kfuqg59',
      // a Sapling receiver of 42 bytes
      'u1mayzprkaxwdhh5drwa2dt3f0nmjrcy4s3g2k6q4y68hclmxet4r0kfen78jnqffa2045gqmanyjs23en3f3frff9y6cs8zcew59cyr',
      // an incomplete receiver
      'u1r7m6wdyl6ufgh2l0cjyc5t0wev9jhuez4kzqeug50shrfaj4lsz5kakhv6xxxjucecdfqeq2hhfc4pj7y5zx853zku3h6t8z',
    ],
  },
  {
    network: 'doge',
    rule: 'Dogecoin Core, base58_keys_valid.json: the test network, private keys',
    verdict: 'NotThisFamily',
    addresses: ['nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', '6K7a8wZW8A1oZxNd7wZz8PhgAAaDxybkzNpD1sGVvmSaBmc3Hg2'],
  },
  {
    network: 'bch',
    rule: 'CashAddr specification: upper and lower case may not be mixed',
    verdict: 'ChecksumMismatch',
    addresses: ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22GDX6A'],
  },
  {
    network: 'kas',
    rule: 'rusty-kaspa, crypto/addresses: a sign outside the alphabet, a wrong checksum, a lost character',
    verdict: 'ChecksumMismatch',
    addresses: [
      'kaspa:qqqqqqqqqqqqq1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4e',
      'kaspa:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4l',
      'kaspa:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4e',
    ],
  },
  {
    network: 'kas',
    rule: 'rusty-kaspa, crypto/addresses: no prefix, another prefix',
    verdict: 'NotThisFamily',
    addresses: [
      'kaspaqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4e',
      'kaspa1:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4e',
    ],
  },
];
