import { CURRENCIES, NETWORKS } from '../currencies/index.ts';
import { isPayable } from './validate-address.ts';

const CONTRACTS = CURRENCIES.flatMap(({ ticker, network, tokenContract }) => {
  const chain = NETWORKS.get(network);
  return tokenContract === null || chain === undefined ? [] : [{ ticker, chain, tokenContract }];
});

describe('isPayable', () => {
  it('refuses the contract of every listed token', () => {
    const paid = CONTRACTS.filter(({ chain, tokenContract }) => isPayable(chain, tokenContract));
    expect(paid).toEqual([]);
  });

  it.each([
    { network: 'bch', address: 'bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603' },
    { network: 'bsv', address: '1111111111111111111114oLvT2' },
    { network: 'trx', address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' },
    { network: 'xlm', address: 'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF' },
    { network: 'egld', address: 'erd1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6gq4hu' },
    { network: 'icx', address: `hx${'0'.repeat(40)}` },
    { network: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
    { network: 'sol', address: 'So11111111111111111111111111111111111111112' },
    { network: 'ton', address: `0:${'0'.repeat(64)}` },
  ])('refuses $address on $network', ({ network, address }) => {
    const chain = NETWORKS.get(network);
    expect(chain).toBeDefined();
    expect(chain !== undefined && isPayable(chain, address)).toBe(false);
  });
});
