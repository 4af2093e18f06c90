import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { addressFacts } from './address.fixture';
import { checkRecipient } from './check-recipient';
import { withConfirmed } from './recipient-verdict';

describe('an address that networks with other key owners share', () => {
  const LTC = aCurrency({ ticker: 'ltc' });
  const SCRIPT = '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj';
  const SAFER = 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7';

  it('is ambiguous, with the safer spelling', async () => {
    const verdict = await checkRecipient(addressFacts({ currency: LTC, address: SCRIPT }));
    expect(verdict).toEqual({
      ...{ _tag: 'Ambiguous', address: SCRIPT, network: 'ltc', saferSpelling: SAFER },
      ...{ networks: ['btc', 'bch', 'bsv'], names: ['Bitcoin', 'Bitcoin Cash', 'Bitcoin SV'] },
    });
    const own = { network: 'ltc', address: SCRIPT };
    const others = [
      { ...own, address: SAFER },
      { ...own, network: 'btc' },
    ];
    expect(withConfirmed(verdict, others)).toBe(verdict);
    expect(withConfirmed(verdict, [own])).toEqual({ _tag: 'Valid', address: SCRIPT });
  });
});
