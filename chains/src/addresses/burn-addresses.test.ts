import { ACCOUNT_VECTORS } from '../families/account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from '../families/address-vectors.fixture.ts';
import { loadFamily } from '../families/index.ts';
import { LEDGER_VECTORS } from '../families/ledger-vectors.fixture.ts';
import { CHILD_BOUNTY, COSMOS_MODULE_ADDRESSES, substrateAddress } from './burn-addresses.fixture.ts';
import { BURN_ADDRESSES } from './burn-addresses.table.ts';
import { isBurnAddress } from './burn-addresses.ts';

const LISTED = BURN_ADDRESSES.flatMap(([network, addresses]) =>
  addresses.map((address) => ({ network, address })),
);

/** Null, genesis and system accounts in each of their spellings. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  doge: ['DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr'],
  btc: [
    '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
    '1111111111111111111114oLvT2',
    '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST',
  ],
  bch: [
    '1111111111111111111114oLvT2',
    'bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603',
    'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603',
    'QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQFNHKS603',
  ],
  bsv: ['1111111111111111111114oLvT2'],
  omni: ['1111111111111111111114oLvT2'],
  eth: [
    '0x0000000000000000000000000000000000000000',
    '0x0000000000000000000000000000000000000001',
    '0x0000000000000000000000000000000000001010',
    '0x000000000000000000000000000000000000dEaD',
    '0xdEAD000000000000000000000000000000000000',
    '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    '0xffffffffffffffffffffffffffffffffffffffff',
    '0x4200000000000000000000000000000000000006',
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  ],
  bsc: ['0x0000000000000000000000000000000000001000'],
  // contracts of the protocol, whose addresses spell their names
  vet: ['0x0000000000000000000000000000456E65726779', '0x0000000000000000000000417574686f72697479'],
  cchain: ['0x0100000000000000000000000000000000000000', '0x0200000000000000000000000000000000000005'],
  op: ['0x4200000000000000000000000000000000000800'],
  scroll: ['0x5300000000000000000000000000000000000004'],
  blast: ['0x4300000000000000000000000000000000000004'],
  // contracts that wrap the coin
  ftm: ['0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83'],
  cro: ['0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23'],
  etc: ['0x1953cab0E5bFa6D4a9BaD6E05fD46C1CC6527a5a'],
  celo: ['0x471EcE3750Da237f93B8E339c536989b8978a438'],
  zksync: ['0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91'],
  linea: ['0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f'],
  mantle: ['0x78c1b0C915c4FAA5FffA6CAbf0219DA63d7f4cb8'],
  sonic: ['0x039e2fB66102314Ce7b64Ce5Ce3E5183bc94aD38'],
  ronin: ['0xe514d9DEB7966c8BE0ca922de8a064264eA6bcd4'],
  // the account that mints: a payment to it destroys the money
  icp: ['082ecf2e3f647ac600f43f38a68342fba5b8e68b085f02592b77f39808a8d2b5'],
  rvn: [
    'RXBurnXXXXXXXXXXXXXXXXXXXXXXWUo9FV',
    'RXissueAssetXXXXXXXXXXXXXXXXXhhZGt',
    'RXReissueAssetXXXXXXXXXXXXXXVEFAWu',
    'RXissueSubAssetXXXXXXXXXXXXXWcwhwL',
    'RXissueUniqueAssetXXXXXXXXXXWEAe58',
    'RXissueRestrictedXXXXXXXXXXXXzJZ1q',
    'RXaddTagBurnXXXXXXXXXXXXXXXXZQm5ya',
    'RXissueMsgChanneLAssetXXXXXXSjHvAY',
  ],
  trx: ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  xrp: [
    'rrrrrrrrrrrrrrrrrNAMEtxvNvQ',
    'rrrrrrrrrrrrrrrrrrrn5RM1rHd',
    'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
    'rrrrrrrrrrrrrrrrrrrrBZbvji',
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  ],
  xlm: [
    'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF',
    'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
    'GALAXYVOIDAOPZTDLHILAJQKCVVFMD4IKLXLSZV5YHO7VY74IWZILUTO',
  ],
  sol: [
    '11111111111111111111111111111111',
    'So11111111111111111111111111111111111111112',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    '1nc1nerator11111111111111111111111111111111',
    'SysvarC1ock11111111111111111111111111111111',
    'ZkTokenProof1111111111111111111111111111111',
    'Secp256r1SigVerify1111111111111111111111111',
    'LoaderV411111111111111111111111111111111111',
  ],
  ton: [
    'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
    'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ',
    `0:${'0'.repeat(64)}`,
    `-1:${'3'.repeat(64)}`,
    `-1:${'5'.repeat(64)}`,
  ],
  egld: [
    'erd1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6gq4hu',
    'erd1lllllllllllllllllllllllllllllllllllllllllllllllllllsckry7t',
    'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u',
    // a number of the protocol's virtual machine, with other bytes after it
    'erd1qqqqqqqqqqqqqqqp0k3v0mq3xedcpfw2au2rjh5r4rxly9euvxrq77gcun',
  ],
  atom: ['cosmos1jv65s3grqf6v6jl3dp4t6c9t9rk99cd88lyufl', 'cosmos10d07y265gmmuvt4z0w9aw880jnsr700j6zn9kn'],
  icx: [`hx${'0'.repeat(40)}`, `cx${'0'.repeat(40)}`, `cx${'0'.repeat(39)}1`],
  // null account, sink of the fees, pool of the rewards
  algo: [
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ',
    'Y76M3MSY6DKBRHBL7C3NNDXGS5IIMQVQVUAB6MP4XEMMGVF2QWNPL226CA',
    '737777777777777777777777777777777777777777777777777UFEJ2CI',
  ],
  xno: [
    'nano_1111111111111111111111111111111111111111111111111111hifc8npp',
    'xrb_1111111111111111111111111111111111111111111111111111hifc8npp',
    'nano_1111111111111111111111111111111111111111111111111113b8661hfk',
  ],
  zec: ['zs1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpq6d8g'],
  xtz: ['tz1burnburnburnburnburnburnburjAYjjX', 'tz1Ke2h7sDdakHJQh8WX4Z372du1KChsksyU'],
  dot: ['111111111111111111111111111111111HC1', '13UVJyLnbVp9RBZYFwFGyDvVd1y27Tt8tkntv6Q7JVPhFsTB'],
  neo: ['AFmseVrdL9f9oyCzZefL9tG6UbvhPbdYzM', 'NiHURyS83nX2mpxtA7xq84cGxVbHojj5Wc'],
  kas: ['kaspa:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkx9awp4e'],
  sui: [`0x${'0'.repeat(64)}`, `0x${'0'.repeat(63)}2`],
  apt: [`0x${'0'.repeat(63)}1`],
  near: ['wrap.near', '0'.repeat(64), `0x${'0'.repeat(40)}`, `0x${'0'.repeat(36)}dead`],
  hbar: ['0.0.0', '0.0.98'],
  fil: [
    'f00',
    'f099',
    'f1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaahaui6xa',
    'f2aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaal3wehri',
    'f3aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaagazosta',
    'f410faaaaaaaaaaaaaaaaaaaaaaaaaaaabxvnafwkilq',
  ],
  // a null payment key with a stake key, a pointer and in a Byron address
  ada: [
    'addr1qyqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq985z5m9wuy3ktflx8patele3ww6lgdjg3txs7svrcgzydqyyr23n',
    'addr1gyqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpqgpsjpjjwg',
    'Ae2tdPwUPEYvomFBZFSaDRf2uJu2cj9CnMGDgM3axCkmBwUPmfLGo615SEk',
  ],
  eos: ['eosio', 'eosio.token'],
  waxp: ['eosio.token'],
  ardr: ['ARDOR-2222-2222-2222-22222'],
  xem: ['NAMESP-ACEWH4-MKFMBC-VFERDP-OOP4FK-7MTBXD-PZZA'],
  nano: ['nano_3zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzc3yoon41'],
  stx: ['SP000000000000000000002Q6VF78', 'SM0000000000000000000062QV6X', 'SP00000000000000000005JA84HQ'],
};

const ROWS = Object.entries(SPELLINGS).flatMap(([network, addresses]) =>
  addresses.map((address) => ({ network, address })),
);
ROWS.push(
  ...COSMOS_MODULE_ADDRESSES.map((address) => ({ network: 'atom', address })),
  { network: 'dot', address: substrateAddress(CHILD_BOUNTY) },
  { network: 'ksm', address: substrateAddress(CHILD_BOUNTY) },
);

describe('isBurnAddress', () => {
  it.each(ROWS)('$network $address', ({ network, address }) => {
    expect(isBurnAddress(address, network)).toBe(true);
  });

  it.each(LISTED)('lists $network $address, which the network accepts', async ({ network, address }) => {
    expect(isBurnAddress(address, network)).toBe(true);
    expect((await loadFamily(network))?.(address)).toBe('Valid');
  });

  it.each([
    { network: 'ton', address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs' },
    { network: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    { network: 'hbar', address: '0.0.12345' },
    { network: 'hbar', address: '0.0.111111' },
    { network: 'hbar', address: '10.0.98' },
    { network: 'hbar', address: '0.0.1000' },
    { network: 'fil', address: 'f01234' },
    { network: 'fil', address: 'f01111' },
    { network: 'fil', address: 'f0100' },
    { network: 'eos', address: 'binancecleos' },
    { network: 'eos', address: 'aeosio' },
    { network: 'eos', address: 'eosiox' },
    { network: 'near', address: `${'a'.repeat(50)}.near` },
    { network: 'dot', address: substrateAddress(`a1b2${CHILD_BOUNTY.slice(0, 46)}1c2d3e4f5a6b7c`) },
    // a contract that an account with leading zeros deployed, and a user's smart contract
    { network: 'eth', address: '0x0000000000000068F116a894984e2DB1123eB395' },
    { network: 'egld', address: 'erd1qqqqqqqqqqqqqpgqvc7gdl0p4s97guh498wgz75k8sav6sjfjlwqh679jy' },
    { network: 'xlm', address: 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK' },
    { network: 'no-such-network', address: '0'.repeat(40) },
  ])('accepts $network $address', ({ network, address }) => {
    expect(isBurnAddress(address, network)).toBe(false);
  });
});

describe('a published address', () => {
  // among the vectors are the numbers that Hedera reserves
  const LISTED_HERE = new Set([...ROWS, ...LISTED].map(({ address }) => address));
  const isReserved = (address: string): boolean => /^0\.0\.\d{1,3}(?:-|$)/.test(address);
  const addresses = [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS]
    .flatMap(({ network, valid }) => valid.map((address) => ({ network, address })))
    .filter(({ address }) => !LISTED_HERE.has(address) && !isReserved(address));

  it('is refused only if it is a null or system account', () => {
    const refused = addresses.filter(({ network, address }) => isBurnAddress(address, network));
    expect(refused.map(({ address }) => address)).toEqual([
      // the elector, the null account of the EVM
      'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF',
      'f410faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaonc6iji',
    ]);
  });
});
