import { filesBelow, filesOfNight, NIGHTS } from './scope.ts';

const SOURCES = [
  'mfe-pro/src/domain/loan/loan.ts',
  'mfe-pro/src/domain/loan/loan.test.ts',
  'mfe-pro/src/model/loan/loan.ts',
  'release-ledger/src/gate/gate.ts',
  'sandbox-api/src/orders/order-state.ts',
  'sandbox-api/src/push/send.ts',
  'shared-contracts/src/testing/replies.ts',
  'shared-contracts/src/values/amount.ts',
];
const MUTATED = [
  'mfe-pro/src/domain/loan/loan.ts',
  'release-ledger/src/gate/gate.ts',
  'sandbox-api/src/orders/order-state.ts',
  'shared-contracts/src/values/amount.ts',
];

describe('the files with mutants', () => {
  it('are the code below a folder, without tests', () => {
    expect(filesBelow(['mfe-pro/src/domain/'], SOURCES)).toEqual(['mfe-pro/src/domain/loan/loan.ts']);
    expect(filesBelow(['sandbox-api/src/push/send.ts'], SOURCES)).toEqual(['sandbox-api/src/push/send.ts']);
  });

  it('are each in one of the nights', () => {
    const nights = Array.from({ length: NIGHTS }, (_, day) => filesOfNight(SOURCES, [], day));
    expect(nights.flat().toSorted()).toEqual(MUTATED);
  });

  it('include what changed, if it is in the layers with mutants', () => {
    expect(
      filesOfNight(SOURCES, ['release-ledger/src/gate/gate.ts', 'sandbox-api/src/push/send.ts'], 9),
    ).toEqual(['release-ledger/src/gate/gate.ts']);
  });
});
