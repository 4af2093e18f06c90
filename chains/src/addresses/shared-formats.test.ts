import { ACCOUNT_VECTORS } from '../families/account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from '../families/address-vectors.fixture.ts';
import { loadFamily } from '../families/index.ts';
import { LEDGER_VECTORS } from '../families/ledger-vectors.fixture.ts';
import { NETWORKS, networksOf } from '../networks/index.ts';
import { saferSpelling, sharedWith } from './shared-formats.ts';

const LEGACY = '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu';
const SCRIPT = '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC';

describe('sharedWith', () => {
  it.each([
    { network: 'btc', address: LEGACY, others: ['bch', 'bsv'] },
    { network: 'omni', address: LEGACY, others: ['bch', 'bsv'] },
    { network: 'bch', address: LEGACY, others: ['btc', 'bsv'] },
    { network: 'ltc', address: SCRIPT, others: ['btc', 'bch', 'bsv'] },
    { network: 'ltc', address: 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7', others: ['qtum'] },
    { network: 'neo', address: 'AK2nJJpJr6o664CWJKi1QRXjqeic2zRp8y', others: ['btg'] },
    { network: 'doge', address: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', others: ['dgb'] },
    { network: 'eos', address: 'binancecleos', others: ['waxp'] },
    { network: 'sui', address: `0x${'a1b2'.repeat(16)}`, others: ['apt'] },
    { network: 'eos', address: 'alice.near', others: ['waxp', 'near'] },
    { network: 'waxp', address: 'alice.near', others: ['eos', 'near'] },
    // two dots in a row: a name of EOS, not of NEAR
    { network: 'eos', address: 'alice..near', others: ['waxp'] },
    { network: 'near', address: 'alice.near', others: [] },
    { network: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', others: [] },
    { network: 'bch', address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', others: [] },
    { network: 'eth', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', others: [] },
  ])('$address of $network: $others', async ({ network, address, others }) => {
    expect(await sharedWith(address, network)).toEqual(others);
  });

  /** One key owns the address on each of these, or they are one network. */
  const ONE_OWNER = [networksOf('evm'), networksOf('cosmos'), ['btc', 'omni'], ['dot', 'ksm']];
  const VECTORS = [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS];
  /** Their rules accept texts by length or alphabet only. The checksum of the other network decides. */
  const WITHOUT_CHECKSUM = [
    ...VECTORS.filter(({ hasChecksum }) => !hasChecksum).map(({ network }) => network),
    ...['waxp'],
  ];

  it('covers every pair of networks that accept a published address', async () => {
    const rows = VECTORS.flatMap(({ network, valid }) => valid.map((address) => ({ network, address })));
    const unknown: string[] = [];
    for (const { network, address } of rows) {
      const known = await sharedWith(address, network);
      for (const { code: other } of NETWORKS) {
        const isOneOwner = ONE_OWNER.some((group) => group.includes(network) && group.includes(other));
        if (other === network || other === 'omni' || isOneOwner || WITHOUT_CHECKSUM.includes(other)) continue;
        if (known.includes(other)) continue;
        if ((await loadFamily(other))?.(address) === 'Valid') unknown.push(`${network} ${other}: ${address}`);
      }
    }
    expect(unknown).toEqual([]);
  });
});

describe('saferSpelling', () => {
  it.each([
    {
      network: 'bch',
      address: LEGACY,
      safer: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    },
    {
      network: 'bch',
      address: SCRIPT,
      safer: 'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
    },
    {
      network: 'ltc',
      address: '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj',
      safer: 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7',
    },
    { network: 'btc', address: LEGACY, safer: null },
    { network: 'ltc', address: 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7', safer: null },
    { network: 'bch', address: 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', safer: null },
    { network: 'bch', address: '3', safer: null },
    // version byte 6, of no network
    { network: 'bch', address: '3RJgzgNLkrfzMo8JC8NG7neUStS7KQsKoL', safer: null },
  ])('of $address on $network is $safer', async ({ network, address, safer }) => {
    expect(saferSpelling(address, network)).toBe(safer);
    if (safer !== null) expect((await loadFamily(network))?.(safer)).toBe('Valid');
  });
});
