import { aRow } from '../../app/service.fixture';
import { PATHS, pressPay, USDT } from './wallet-scope.fixture';

const row = aRow('usdt', 'Tether', { network: 'eth', legacyTicker: 'usdterc20', tokenContract: USDT });

describe('a list of currencies that fails to load', () => {
  it.each([
    { rule: 'at the press', loads: 0 },
    { rule: 'while the wallet connects', loads: 1 },
  ])('$rule: no signature, and a chance to try again', async ({ loads }) => {
    let calls = 0;
    const answer = () => {
      calls += 1;
      return calls > loads ? null : [{ ...row, decimals: 6 }];
    };
    const { view, signatures } = await pressPay({ answers: { [PATHS.currencies]: answer } });
    expect(view).toMatchObject({ _tag: 'Failed', failure: { _tag: 'Unchecked' } });
    expect(signatures).toEqual([]);
  });
});

describe('the decimals of a token in the list of currencies', () => {
  it.each([
    { rule: 'the same as in the contract', decimals: 6, isSigned: true },
    { rule: 'more', decimals: 18, isSigned: false },
    { rule: 'fewer', decimals: 2, isSigned: false },
    { rule: 'no number', decimals: 'six', isSigned: false },
    { rule: 'unknown, as with an older service', decimals: undefined, isSigned: false },
  ])('never change the amount: they are $rule', async ({ decimals, isSigned }) => {
    const { signatures } = await pressPay({
      answers: { [PATHS.currencies]: [{ ...row, decimals, precision: 0 }] },
    });
    const call: unknown = expect.objectContaining({ data: expect.stringMatching(/0{57}1312d00$/) as string });
    expect(signatures).toEqual(isSigned ? [['eth_sendTransaction', call]] : []);
  });
});
