import { allSettled } from 'effector';

import { become, created, model, press, request, review, setUp } from './creation-stage.fixture';

const setUpForm = async () => {
  const stage = setUp(() => created);
  await allSettled(review.closed, { scope: stage.scope });
  return stage;
};

describe('a press on the form', () => {
  it('opens the review and orders nothing; the next press orders', async () => {
    const { scope, sent } = await setUpForm();
    await press(scope);
    expect(scope.getState(review.$isOpen)).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    await press(scope);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stays on the form while something is missing', async () => {
    const { scope } = await setUpForm();
    await become(scope, { _tag: 'Blocked', reasons: [{ _tag: 'RecipientEmpty' }] });
    await press(scope);
    expect(scope.getState(review.$isOpen)).toBe(false);
    expect(scope.getState(model.$view)._tag).toBe('Blocked');
  });
});

describe('a press on the review', () => {
  it.each([
    { rule: 'a changed rate is accepted there', problem: 'RateMoved', isOpen: true },
    { rule: 'the terms are there', problem: 'OwnTermsUnaccepted', isOpen: true },
    { rule: 'a refused address leads back to the form', problem: 'RecipientRefusedByServer', isOpen: false },
  ] as const)('$rule', async ({ problem, isOpen }) => {
    const { scope, sent } = setUp(() => created);
    await become(scope, { _tag: 'Blocked', reasons: [{ _tag: problem }] });
    await press(scope);
    expect(scope.getState(review.$isOpen)).toBe(isOpen);
    expect(sent).not.toHaveBeenCalled();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Blocked', problems: [{ _tag: problem }] });
  });

  it('shows no problem before it', async () => {
    const { scope } = await setUpForm();
    await press(scope);
    await become(scope, { _tag: 'Blocked', reasons: [{ _tag: 'OwnTermsUnaccepted' }] });
    expect(scope.getState(model.$view)._tag).toBe('Editing');
    await become(scope, { _tag: 'Ready', request });
  });
});
