import { fillTemplate, remoteWords } from './remote-words.ts';

describe('the names of a new remote', () => {
  it.each([
    { name: 'mfe-rewards', short: 'rewards', path: '/apps/rewards', title: 'Rewards' },
    { name: 'mfe-gift-cards', short: 'gift-cards', path: '/apps/gift-cards', title: 'Gift cards' },
    { name: 'mfe-x2', short: 'x2', path: '/apps/x2', title: 'X2' },
  ])('$name', (words) => {
    expect(remoteWords(words.name)).toEqual(words);
  });

  it.each([
    'rewards',
    'mfe-',
    'mfe-Rewards',
    'mfe-2x',
    'mfe--x',
    'mfe-x-',
    '../mfe-x',
    `mfe-${'x'.repeat(60)}`,
  ])('is null for %s', (name) => {
    expect(remoteWords(name)).toBeNull();
  });

  it('fills a template', () => {
    const words = remoteWords('mfe-gift-cards');
    const text = "name: '__NAME__', space: '__SHORT__', /^__PATH_PATTERN__$/, '__PATH__/x', '__TITLE__'";
    expect(words === null ? '' : fillTemplate(text, words)).toBe(
      "name: 'mfe-gift-cards', space: 'gift-cards', /^\\/apps\\/gift-cards$/, '/apps/gift-cards/x', 'Gift cards'",
    );
  });
});
