import { isOperator, limitWords, mayChange } from './holder.rule';

const ops = { name: 'eva', for: 'ops' };
const ci = { name: 'CI of mfe-swap', for: 'mfe-swap' };

describe('the permissions of a token', () => {
  it.each([
    { rule: 'a token for ops changes any remote', holder: ops, remote: 'mfe-pro', may: true },
    { rule: 'a token of a remote changes that one', holder: ci, remote: 'mfe-swap', may: true },
    { rule: 'a token of a remote changes no other', holder: ci, remote: 'mfe-pro', may: false },
    { rule: 'a remote with the same prefix is another one', holder: ci, remote: 'mfe-swap-next', may: false },
  ])('$rule', ({ holder, remote, may }) => {
    expect(mayChange(holder, remote)).toBe(may);
  });

  it('is shown only if it is limited', () => {
    expect([isOperator(ops), limitWords(ops)]).toEqual([true, null]);
    expect(isOperator(ci)).toBe(false);
    expect(limitWords(ci)).toBe('It can change mfe-swap only. Other remotes need a token for ops.');
  });
});
