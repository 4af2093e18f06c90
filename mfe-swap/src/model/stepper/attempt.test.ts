import { toSwapRequest } from '../../domain/swap-form';
import type { OpenAttempt, SwapRequest } from '../../domain/swap-form';
import { aForm } from '../../domain/swap-form/swap-form.fixture';
import { toAttempt, toOpenAttempt } from './attempt';

const request = (estimate: '497.5' | '498.5' | null, amount = '500'): SwapRequest => {
  const made = toSwapRequest({ ...aForm(), amount }, estimate, 'en');
  if (made === null) throw new Error('the form is incomplete');
  return made;
};

const keys = (stored: OpenAttempt | null) => ({ newKey: 'key-2', stored });

describe('an attempt to create a swap', () => {
  const first = toAttempt(request('497.5'), null, { newKey: 'key-1', stored: null });
  const open = toOpenAttempt(first);

  it.each([
    { rule: 'another estimate', again: request('498.5') },
    { rule: 'no estimate', again: request(null) },
  ])('is repeated with the first key and estimate although there is $rule', ({ again }) => {
    expect(toAttempt(again, open, keys(null))).toEqual(first);
    expect(toAttempt(again, null, keys(open))).toEqual(first);
  });

  it('has a new key and estimate for another swap', () => {
    const other = request('498.5', '501');
    expect(toAttempt(other, open, keys(open))).toEqual({ request: other, key: 'key-2' });
  });
});
