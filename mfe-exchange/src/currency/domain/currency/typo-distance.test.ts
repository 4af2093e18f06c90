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
    { rule: 'two changes apart in eight', typed: 'xthereux', word: 'ethereum', is: true },
    { rule: 'three changes apart', typed: 'xthxreux', word: 'ethereum', is: false },
    { rule: 'two lost ones in ten', typed: 'bitconcsh', word: 'bitcoincash', is: true },
    { rule: 'three lost ones', typed: 'bitconch', word: 'bitcoincash', is: false },
    { rule: 'two added ones', typed: 'bbitcoiin', word: 'bitcoin', is: true },
    { rule: 'two swaps', typed: 'ehteremu', word: 'ethereum', is: true },
    { rule: 'not letters that moved further than a place', typed: 'ehrteeum', word: 'ethereum', is: false },
    { rule: 'two letters that were not swapped', typed: 'soxyna', word: 'solana', is: false },
    { rule: 'one for two', typed: 'soxna', word: 'solana', is: false },
    { rule: 'two for one', typed: 'soxyana', word: 'solana', is: false },
    { rule: 'one half of a swap', typed: 'soalxa', word: 'solana', is: false },
    { rule: 'the word itself', typed: 'solana', word: 'solana', is: true },
  ])('$rule: $typed for $word', ({ typed, word, is }) => {
    expect(isWithinTypos(typed, word)).toBe(is);
  });
});
