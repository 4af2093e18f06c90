import { excerptOf, piecesOf } from './excerpt.ts';
import { fold, indexed, matchExpression, placesOf, queryWords } from './searchable.ts';

describe('search words', () => {
  it.each([
    { query: 'Memo  TAG', words: ['memo', 'tag'] },
    { query: 'café', words: ['cafe'] },
    { query: 'c++ "quoted" -not* (a OR b)', words: ['c', 'quoted', 'not', 'a', 'or', 'b'] },
    { query: 'アドレスを 確認', words: ['アドレスを', '確認'] },
    { query: 'USDTのメモ', words: ['usdt', 'のメモ'] },
    { query: '환율 고정', words: ['환율', '고정'] },
    { query: '  ', words: [] },
    { query: '<script>', words: ['script'] },
  ])('of $query are $words', ({ query, words }) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('are at most twelve, of at most a hundred characters', () => {
    expect(queryWords('a '.repeat(60))).toHaveLength(12);
    expect(queryWords('x'.repeat(500)).join('')).toHaveLength(100);
  });

  it('are quoted for the index, so that they are not read as operators', () => {
    expect(matchExpression(['or', 'near', '確認'])).toBe('"or"* AND "near"* AND "確 認"*');
  });

  it('split kana and Chinese characters in the index, and keep other words whole', () => {
    expect(indexed('Tagを確認 Café')).toBe('tag を 確 認 cafe');
  });

  it.each(['Ångström', 'İstanbul', '가각', 'йод', 'ﬁn'])(
    'keep the position of every character of %s',
    (text) => {
      expect(fold(text)).toHaveLength(text.length);
    },
  );

  it.each([
    { text: 'tag, stage, tags', word: 'tag', places: [0, 12] },
    { text: 'を確認の確認', word: '確認', places: [1, 4] },
  ])('match in $text at the start of words, and kana anywhere', ({ text, word, places }) => {
    expect(placesOf(text, word)).toEqual(places);
  });
});

describe('a match', () => {
  it('is marked in any case, with or without accents', () => {
    expect(piecesOf('A Café, a cafe', ['cafe'])).toEqual([
      { text: 'A ', isMatch: false },
      { text: 'Café', isMatch: true },
      { text: ', a ', isMatch: false },
      { text: 'cafe', isMatch: true },
    ]);
  });

  it('is marked once if two words overlap', () => {
    expect(piecesOf('network', ['net', 'network'])).toEqual([{ text: 'network', isMatch: true }]);
  });

  it('is shown with the words around it', () => {
    const words = Array.from({ length: 80 }, (_, index) => `word${String(index)}`).join(' ');
    const excerpt = excerptOf(`${words} memo ${words}`, ['memo']);
    const shown = excerpt?.map(({ text }) => text).join('') ?? '';

    expect(shown).toMatch(/^… word\d+ .* memo word0 .* word\d+ …$/);
    expect(shown.length).toBeLessThan(260);
  });

  it('is null without the words', () => {
    expect(excerptOf('a b c', ['memo'])).toBeNull();
  });
});
