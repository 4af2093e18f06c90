import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { PairChange } from '../../domain/pair';
import { INITIAL_AMOUNTS } from './amounts';
import type { Amounts } from './amounts';
import { amountsForPair } from './amounts-for-pair';

const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const ltc = aCurrency({ ticker: 'ltc' });
const before = { from: btc, to: eth };
const flip: PairChange = { before, after: { from: eth, to: btc }, cause: 'swap' };
const pickedFrom: PairChange = { before, after: { from: ltc, to: eth }, cause: 'pick' };
const pickedTo: PairChange = { before, after: { from: btc, to: ltc }, cause: 'pick' };
const arrived: PairChange = { before: null, after: before, cause: 'answer' };

const usual: Amounts = { ...INITIAL_AMOUNTS, sendText: '0,1' };
const typed: Amounts = { ...usual, sendText: '0,37', isGiven: true };
const wanted: Amounts = { ...typed, receiveText: '2,5', direction: 'reverse', rateMode: 'fixed' };
const counterValue = { from: 'btc', to: 'eth', amount: '0.37', value: '5.1234' };

const apply = (change: PairChange, facts: Partial<Parameters<typeof amountsForPair>[0]>) =>
  amountsForPair(
    {
      amounts: typed,
      direction: facts.amounts?.direction ?? 'direct',
      counterValue: null,
      beforeFlip: null,
      isKindPicked: false,
      language: 'de',
      ...facts,
    },
    change,
  );
const withDefault = (
  change: PairChange,
  defaults: { defaultValue?: string; manualDefaultValue?: string },
) => ({
  ...change,
  after: { ...change.after, from: { ...change.after.from, ...defaults } },
});

describe('amountsForPair: a flip', () => {
  it.each([
    { rule: 'sends the counter-value of a typed amount', facts: { counterValue }, text: '5,1234' },
    {
      rule: 'sends the counter-value of a usual amount',
      facts: { amounts: usual, counterValue: { ...counterValue, amount: '0.1', value: '1.4' } },
      text: '1,4',
    },
    { rule: 'sends the requested receive amount', facts: { amounts: wanted }, text: '2,5' },
    {
      rule: 'ignores a receive amount that no fixed rate can promise',
      facts: { amounts: wanted, direction: 'direct' as const, counterValue },
      text: '5,1234',
    },
    { rule: 'keeps a typed amount without a counter-value', facts: {}, text: '0,37' },
    {
      rule: 'keeps it too if the counter-value is of another amount',
      facts: { counterValue: { ...counterValue, amount: '0.3' } },
      text: '0,37',
    },
    {
      rule: 'and of another pair',
      facts: { counterValue: { ...counterValue, to: 'ltc' } },
      text: '0,37',
    },
    {
      rule: 'keeps a text that is not a number',
      facts: { amounts: { ...typed, sendText: '1.234' } },
      text: '1.234',
    },
    {
      rule: 'uses the usual amount if there is neither',
      facts: { amounts: usual },
      change: withDefault(flip, { defaultValue: '2' }),
      text: '2',
    },
    {
      rule: 'right after a flip restores it exactly',
      facts: { beforeFlip: typed, counterValue },
      text: '0,37',
    },
  ])('$rule', ({ facts, text, change = flip }) => {
    expect(apply(change, facts).amounts).toMatchObject({
      sendText: text,
      receiveText: '',
      direction: 'direct',
    });
  });

  it.each([
    {
      rule: 'picking the other side’s currency counts too',
      change: { ...flip, cause: 'pick' as const },
      text: '5,1234',
    },
    {
      rule: 'a URL does not count: it contains the amount',
      change: { ...flip, cause: 'answer' as const },
      text: '0,37',
    },
  ])('$rule', ({ change, text }) => {
    expect(apply(change, { counterValue }).amounts.sendText).toBe(text);
  });

  it('leaves a usual amount replaceable, and a typed one not', () => {
    expect(
      apply(flip, { amounts: usual, counterValue: { ...counterValue, amount: '0.1' } }).amounts.isGiven,
    ).toBe(false);
    expect(apply(flip, { counterValue }).amounts.isGiven).toBe(true);
  });

  it('remembers the amounts before it until another change', () => {
    expect(apply(flip, { counterValue }).beforeFlip).toBe(typed);
    expect(apply(pickedTo, { beforeFlip: typed }).beforeFlip).toBeNull();
  });
});

describe('amountsForPair: another currency', () => {
  it.each([
    { rule: 'to receive keeps the amount', change: pickedTo, facts: {}, text: '0,37' },
    { rule: 'to receive keeps the usual amount', change: pickedTo, facts: { amounts: usual }, text: '0,1' },
    {
      rule: 'to send keeps a typed amount',
      change: withDefault(pickedFrom, { defaultValue: '5' }),
      facts: {},
      text: '0,37',
    },
    {
      rule: 'to send replaces a usual amount: the manual value first (spec §4)',
      change: withDefault(pickedFrom, { manualDefaultValue: '7', defaultValue: '5' }),
      facts: { amounts: usual },
      text: '7',
    },
    {
      rule: 'then the computed one',
      change: withDefault(pickedFrom, { defaultValue: '0.5' }),
      facts: { amounts: usual },
      text: '0,5',
    },
    { rule: 'else 1', change: pickedFrom, facts: { amounts: usual }, text: '1' },
    {
      rule: 'else 0.1 for the default pair (spec §9)',
      change: arrived,
      facts: { amounts: usual },
      text: '0,1',
    },
    {
      rule: 'of another kind of exchange replaces a typed amount',
      change: { ...withDefault(pickedFrom, { defaultValue: '5' }), cause: 'answer' as const },
      facts: { isKindPicked: true },
      text: '5',
    },
  ])('$rule', ({ change, facts, text }) => {
    expect(apply(change, facts).amounts).toMatchObject({ sendText: text, direction: 'direct' });
  });

  it('keeps a requested receive amount', () => {
    expect(apply(pickedFrom, { amounts: wanted }).amounts).toBe(wanted);
    expect(apply(pickedTo, { amounts: wanted }).amounts).toBe(wanted);
  });
});
