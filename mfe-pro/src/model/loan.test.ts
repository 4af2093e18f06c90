import { allSettled, fork, scopeBind } from 'effector';

import type { LoanRepayment } from '../domain/loan';
import { aLoan } from '../domain/loan/loan.fixture';
import { aRefusal } from '../domain/refusal.fixture';
import { loanModel as model } from './loan';

const never = () => new Promise<never>(() => undefined);

const scopeWith = (repay: (repayment: LoanRepayment) => unknown) =>
  fork({
    handlers: [
      [model.loan.executeFx, (id: string) => (id === 'lost' ? never() : aLoan({ id }))],
      [model.holdings.executeFx, () => []],
      [model.repayment.executeFx, repay],
    ],
  });

const repaid = ({ id }: LoanRepayment) => aLoan({ id, status: 'repaid' });
const repayment = { id: 'a', owed: '1' };

describe('the page of another loan', () => {
  it('shows no loan of the page before', async () => {
    const scope = scopeWith(repaid);
    await allSettled(model.opened, { scope, params: 'a' });
    scopeBind(model.opened, { scope })('lost');

    expect(scope.getState(model.loan.$query)).toEqual({ _tag: 'Pending' });
  });

  it('does not report that the loan before was repaid, and asks nothing', async () => {
    const scope = scopeWith(repaid);
    await allSettled(model.opened, { scope, params: 'a' });
    await allSettled(model.repayment.start, { scope, params: repayment });
    expect(scope.getState(model.loan.$query)).toMatchObject({ value: { id: 'a', status: 'repaid' } });
    expect(scope.getState(model.$isRepaid)).toBe(true);
    await allSettled(model.repayPressed, { scope });
    await allSettled(model.repayment.start, { scope, params: repayment });
    await allSettled(model.repayPressed, { scope });
    await allSettled(model.opened, { scope, params: 'b' });

    expect(scope.getState(model.repayment.$mutation)).toEqual({ _tag: 'Idle' });
    expect(scope.getState(model.$isConfirming)).toBe(false);
  });

  it('stays if the repayment of the loan before ends later', async () => {
    let end = (): void => undefined;
    const scope = scopeWith(
      (params) =>
        new Promise((resolve) => {
          end = () => resolve(repaid(params));
        }),
    );
    await allSettled(model.opened, { scope, params: 'a' });
    const repaying = allSettled(model.repayment.start, { scope, params: repayment });
    const opening = allSettled(model.opened, { scope, params: 'b' });
    end();
    await Promise.all([repaying, opening]);

    expect(scope.getState(model.loan.$query)).toMatchObject({ value: { id: 'b', status: 'active' } });
    expect(scope.getState(model.$isRepaid)).toBe(false);
  });
});

describe('a loan that the service does not repay', () => {
  it('is read again: the amount owed may have changed', async () => {
    const reads: string[] = [];
    const scope = fork({
      handlers: [
        [
          model.loan.executeFx,
          (id: string) => {
            reads.push(id);
            return aLoan({ id, owed: String(reads.length) });
          },
        ],
        [model.holdings.executeFx, () => []],
        [model.repayment.executeFx, () => Promise.reject(aRefusal('amount_changed', 'owed'))],
      ],
    });
    await allSettled(model.opened, { scope, params: 'a' });
    await allSettled(model.repayPressed, { scope });
    await allSettled(model.repayment.start, { scope, params: repayment });

    expect(scope.getState(model.loan.$query)).toMatchObject({ value: { owed: '2' } });
    expect(scope.getState(model.$isConfirming)).toBe(true);
    expect(scope.getState(model.repayment.$mutation)).toMatchObject({ problem: { code: 'amount_changed' } });
  });
});
