import { processorSeconds } from './processor-seconds.ts';

describe('the processor time of a step', () => {
  it.each([
    {
      rule: 'adds user and system time of the children',
      times: '0m0.00s 0m0.01s\n2m3.50s 0m4.25s\n',
      is: 127.75,
    },
    { rule: 'is 0 without output', times: '', is: 0 },
    { rule: 'is 0 if only the shell itself is listed', times: '0m1.00s 0m1.00s\n', is: 0 },
  ])('$rule', ({ times, is }) => {
    expect(processorSeconds(times)).toBe(is);
  });
});
