import { loadFamily } from '../families/index.ts';
import { BURN_ADDRESSES } from './burn-addresses.table.ts';
import { isBurnAddress } from './burn-addresses.ts';

const LISTED = BURN_ADDRESSES.flatMap(([network, addresses]) =>
  addresses.map((address) => ({ network, address })),
);

/** Null, genesis and system accounts in each of their spellings. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  btc: ['1111111111111111111114oLvT2', '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST'],
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
  trx: ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  xrp: ['rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'rrrrrrrrrrrrrrrrrrrrBZbvji', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  xlm: [
    'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF',
    'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
  ],
  sol: [
    '11111111111111111111111111111111',
    'So11111111111111111111111111111111111111112',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
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
  ],
  atom: ['cosmos1jv65s3grqf6v6jl3dp4t6c9t9rk99cd88lyufl', 'cosmos10d07y265gmmuvt4z0w9aw880jnsr700j6zn9kn'],
  icx: [`hx${'0'.repeat(40)}`, `cx${'0'.repeat(40)}`, `cx${'0'.repeat(39)}1`],
  algo: ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ'],
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
  near: ['0'.repeat(64), `0x${'0'.repeat(40)}`, `0x${'0'.repeat(36)}dead`],
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
  xem: ['NAMESP-ACEWH4-MKFMBC-VFERDP-OOP4FK-7MTBXD-PZZA'],
  nano: ['nano_3zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzc3yoon41'],
  stx: ['SP000000000000000000002Q6VF78', 'SM0000000000000000000062QV6X', 'SP00000000000000000005JA84HQ'],
};

const ROWS = Object.entries(SPELLINGS).flatMap(([network, addresses]) =>
  addresses.map((address) => ({ network, address })),
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
    { network: 'fil', address: 'f01234' },
    { network: 'eos', address: 'binancecleos' },
    { network: 'no-such-network', address: '0'.repeat(40) },
  ])('accepts $network $address', ({ network, address }) => {
    expect(isBurnAddress(address, network)).toBe(false);
  });
});
