import { BTC_ADDRESS, EVM_ADDRESS } from './address.fixture';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { checkResolvedName } from './check-resolved-name';

const NONE = { _tag: 'NoAddressForCurrency' };

describe('checkResolvedName', () => {
  it.each([
    {
      rule: 'a valid address of the network is accepted',
      address: BTC_ADDRESS,
      to: { _tag: 'Resolved', address: BTC_ADDRESS },
    },
    { rule: 'a damaged address is refused', address: `${BTC_ADDRESS.slice(0, -1)}5`, to: NONE },
    { rule: 'an address of another network is refused', address: EVM_ADDRESS, to: NONE },
    { rule: 'a name that resolves to a name is refused', address: 'bob@edge', to: NONE },
  ])('$rule', async ({ address, to }) => {
    expect(await checkResolvedName({ _tag: 'Resolved', address }, aCurrency())).toEqual(to);
  });

  it.each([{ _tag: 'NameRefused' }, { _tag: 'NoAddressForCurrency' }] as const)(
    'leaves $_tag',
    async (resolution) => {
      expect(await checkResolvedName(resolution, aCurrency())).toBe(resolution);
    },
  );
});
