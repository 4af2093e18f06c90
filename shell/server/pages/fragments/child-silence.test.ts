import { createChildSilence } from './child-silence.ts';

describe('createChildSilence', () => {
  const checksOf = (silence: ReturnType<typeof createChildSilence>, count: number, isIdle = false) =>
    Array.from({ length: count }, () => silence.check(isIdle));

  it.each([
    { rule: 'a process that is silent for all checks is blocked', isIdle: false, checks: 4, isBlocked: true },
    { rule: 'one check less is not enough', isIdle: false, checks: 3, isBlocked: false },
    { rule: 'a process without pages has nothing to send', isIdle: true, checks: 9, isBlocked: false },
  ])('$rule', ({ isIdle, checks, isBlocked }) => {
    expect(checksOf(createChildSilence(3), checks, isIdle).at(-1)).toBe(isBlocked);
  });

  it('starts again with each message', () => {
    const silence = createChildSilence(3);
    checksOf(silence, 3);
    silence.heard();
    expect(checksOf(silence, 4)).toEqual([false, false, false, true]);
  });
});
