import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { INITIAL_AMOUNTS } from '../amount/amounts';
import { NO_DRAFT } from '../recipient/recipient-fields';
import { toUndoOffer } from './to-undo-offer';
import type { FormState } from './to-undo-offer';

const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const usd = aCurrency({ ticker: 'usd', isFiat: true });

const untouched: FormState = {
  pair: { from: btc, to: eth },
  amounts: INITIAL_AMOUNTS,
  direction: 'direct',
  fields: NO_DRAFT,
};
const typed: FormState = { ...untouched, amounts: { ...INITIAL_AMOUNTS, isGiven: true } };
const wanted: FormState = { ...typed, amounts: { ...typed.amounts, receiveText: '2' }, direction: 'reverse' };
const purchase: FormState = {
  ...untouched,
  pair: { from: usd, to: btc },
  amounts: { ...INITIAL_AMOUNTS, sendText: '100' },
};
const flipped: FormState = { ...untouched, pair: { from: eth, to: btc } };
const cleared = { ...purchase, fields: NO_DRAFT };
const withAddress = { ...NO_DRAFT, recipient: 'bc1q' };

describe('toUndoOffer (a typed amount never changes silently)', () => {
  it.each([
    { rule: 'a typed amount that changed', before: typed, now: purchase, amount: ['0.1', '100'] },
    { rule: 'a requested receive amount that changed', before: wanted, now: purchase, amount: ['2', '100'] },
    {
      rule: 'the same number of another currency after a flip',
      before: typed,
      now: flipped,
      amount: ['0.1', '0.1'],
    },
  ])('names $rule', ({ before, now, amount }) => {
    const offer = toUndoOffer(before, now);
    expect([offer?.amount?.before.text, offer?.amount?.after.text]).toEqual(amount);
  });

  it.each([
    { rule: 'the usual amount of another currency', before: untouched, now: purchase },
    { rule: 'a flip of the usual amount', before: untouched, now: flipped },
    { rule: 'a typed amount that stays', before: typed, now: { ...typed, pair: { from: btc, to: usd } } },
  ])('is silent about $rule', ({ before, now }) => {
    expect(toUndoOffer(before, now)).toBeNull();
  });

  it('names cleared fields without an untouched amount', () => {
    expect(toUndoOffer({ ...untouched, fields: withAddress }, cleared)).toEqual({
      amount: null,
      areFieldsCleared: true,
    });
  });
});
