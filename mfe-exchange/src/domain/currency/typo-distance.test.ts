import { isWithinTypos } from './typo-distance';

describe('isWithinTypos', () => {
  it.each([
    { rule: 'three letters allow none', typed: 'btx', word: 'btc', is: false },
    { rule: 'four allow a changed one', typed: 'doxe', word: 'doge', is: true },
    { rule: 'a lost one', typed: 'doe', word: 'doge', is: false },
    { rule: 'a lost one in five', typed: 'tethr', word: 'tether', is: true },
    { rule: 'a doubled one', typed: 'tetther', word: 'tether', is: true },
    { rule: 'two swapped neighbours', typed: 'solnaa', word: 'solana', is: true },
    { rule: 'not two changes in six', typed: 'sxlanx', word: 'solana', is: false },
    { rule: 'two changes in eight', typed: 'athereom', word: 'ethereum', is: true },
    { rule: 'a change and a swap in eight', typed: 'ehtereom', word: 'ethereum', is: true },
    { rule: 'not three', typed: 'atheryom', word: 'ethereum', is: false },
    { rule: 'the word itself', typed: 'solana', word: 'solana', is: true },
  ])('$rule: $typed for $word', ({ typed, word, is }) => {
    expect(isWithinTypos(typed, word)).toBe(is);
  });
});
