import { aCurrency } from './currency.fixture';
import { displayName } from './display-name';
import { DEFAULT_AMOUNT, DEFAULT_TICKERS, findCurrency } from './find-currency';
import { initialAmount } from './initial-amount';

const btc = aCurrency();
const usdtTron = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx', isStable: true });
const listed = [btc, usdtTron];

describe('findCurrency', () => {
  it('finds by ticker, case-insensitively', () => {
    expect(findCurrency(listed, 'USDTTRC20')).toBe(usdtTron);
    expect(findCurrency(listed, 'xyz')).toBeNull();
  });

  it('starts with btc to eth and 0.1 (spec §9)', () => {
    expect({ ...DEFAULT_TICKERS, amount: DEFAULT_AMOUNT }).toMatchObject({
      from: 'btc',
      to: 'eth',
      amount: '0.1',
    });
  });
});

describe('displayName (spec §3)', () => {
  it.each([
    { name: 'Tether (TRC20)', shown: 'Tether' },
    { name: 'A (B) C (D)', shown: 'A C' },
    { name: 'Plain', shown: 'Plain' },
    { name: '(all of it)', shown: '(all of it)' },
    { name: 'Open (bracket', shown: 'Open (bracket' },
  ])('$name', ({ name, shown }) => {
    expect(displayName(name)).toBe(shown);
  });
});

describe('initialAmount (spec §4)', () => {
  it.each([
    {
      rule: 'the given amount first',
      defaults: { given: '5', manualDefaultValue: '3', defaultValue: '2' },
      amount: '5',
    },
    {
      rule: 'then manualDefaultValue',
      defaults: { given: null, manualDefaultValue: '3', defaultValue: '2' },
      amount: '3',
    },
    {
      rule: 'then defaultValue',
      defaults: { given: null, manualDefaultValue: null, defaultValue: '2' },
      amount: '2',
    },
    { rule: 'then 1', defaults: { given: null, manualDefaultValue: null, defaultValue: null }, amount: '1' },
  ])('$rule', ({ defaults, amount }) => {
    expect(initialAmount(defaults)).toBe(amount);
  });
});
