import { isOperator, limitWords, mayChange } from './holder.rule';

const ops = { name: 'eva', for: 'ops' };
const reader = { name: 'tom', for: 'read only' };
const both = { name: 'ann', for: 'mfe-pro, mfe-swap' };
const ci = { name: 'CI of mfe-swap', for: 'mfe-swap' };

describe('the permissions of a token', () => {
  it.each([
    { rule: 'a token for ops changes any remote', holder: ops, remote: 'mfe-pro', may: true },
    { rule: 'a token of a remote changes that one', holder: ci, remote: 'mfe-swap', may: true },
    { rule: 'a token of a remote changes no other', holder: ci, remote: 'mfe-pro', may: false },
    { rule: 'a person of two teams changes the first', holder: both, remote: 'mfe-pro', may: true },
    { rule: 'a person of two teams changes the second', holder: both, remote: 'mfe-swap', may: true },
    { rule: 'a person of two teams changes no other', holder: both, remote: 'mfe-listing', may: false },
    { rule: 'a reader changes none', holder: reader, remote: 'mfe-swap', may: false },
    { rule: 'a remote with the same prefix is another one', holder: ci, remote: 'mfe-swap-next', may: false },
  ])('$rule', ({ holder, remote, may }) => {
    expect(mayChange(holder, remote)).toBe(may);
  });

  it('is shown only if it is limited', () => {
    expect([isOperator(ops), limitWords(ops)]).toEqual([true, null]);
    expect(isOperator(ci)).toBe(false);
    expect(limitWords(ci)).toBe('You can change mfe-swap only. Other remotes need the rights of ops.');
    expect(limitWords(reader)).toBe('You cannot change anything.');
  });
});
