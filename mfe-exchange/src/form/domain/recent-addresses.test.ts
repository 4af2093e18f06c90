import { recentAddressesOf, withAddress, withoutAddress } from './recent-addresses';
import type { RecentAddress } from './recent-addresses';

const to = (address: string, change: Partial<RecentAddress> = {}): RecentAddress => ({
  ticker: 'eth',
  network: 'eth',
  address,
  extraId: '',
  ...change,
});
const written = (list: readonly RecentAddress[]) => list.map(({ address, extraId }) => address + extraId);

describe('the recent addresses of this browser', () => {
  it.each([
    { rule: 'a new one is first', list: [to('a')], added: to('b'), result: ['b', 'a'] },
    { rule: 'a known one moves to the front', list: [to('a'), to('b')], added: to('b'), result: ['b', 'a'] },
    {
      rule: 'another memo is another recipient',
      list: [to('a')],
      added: to('a', { extraId: '7' }),
      result: ['a7', 'a'],
    },
    {
      rule: 'the oldest of thirty is dropped',
      list: Array.from({ length: 30 }, (_, index) => to(String(index))),
      added: to('new'),
      result: ['new', ...Array.from({ length: 29 }, (_, index) => String(index))],
    },
  ])('$rule', ({ list, added, result }) => {
    expect(written(withAddress(list, added))).toEqual(result);
  });

  it('can be removed, one by one', () => {
    const list = [to('a'), to('a', { extraId: '7' }), to('a', { ticker: 'usdterc20' })];
    expect(withoutAddress(list, to('a'))).toEqual(list.slice(1));
  });

  it('are offered for the same currency on the same network only, the newest three', () => {
    const list = [
      to('other', { ticker: 'usdterc20' }),
      to('elsewhere', { network: 'arb' }),
      ...['a', 'b', 'c', 'd'].map((address) => to(address)),
    ];
    expect(written(recentAddressesOf(list, { ticker: 'eth', network: 'eth' }))).toEqual(['a', 'b', 'c']);
  });
});
