import { firstLetterBits, hasBits, letterBits } from './letter-bits';

describe('the letters of a text as bits', () => {
  it.each([
    { rule: 'a part of it', text: 'tether usdt', part: 'usd', may: true },
    { rule: 'its letters in another order', text: 'tether', part: 'three', may: true },
    { rule: 'a letter it lacks', text: 'tether', part: 'tethex', may: false },
    { rule: 'digits', text: 'erc20', part: '20', may: true },
    { rule: 'a digit it lacks', text: 'erc20', part: '9', may: false },
    { rule: 'nothing', text: 'tether', part: '', may: true },
  ])('exclude texts without $rule', ({ text, part, may }) => {
    expect(hasBits(letterBits(text), letterBits(part))).toBe(may);
  });

  it.each([
    { part: 'usd', may: true },
    { part: 'tron', may: true },
    { part: 'bitcoin', may: false },
  ])('exclude texts that cannot start with $part: $may', ({ part, may }) => {
    expect(hasBits(firstLetterBits(['tether', '', 'usdt']), firstLetterBits([part]))).toBe(may);
  });
});
