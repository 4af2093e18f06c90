import { readSource } from './read-source.ts';

describe('readSource', () => {
  it('finds all strings and templates of a file', () => {
    const code = "const key: string = 'a.b'; const other = `stage.${status}.title`;";
    expect(readSource(code, false)).toEqual({
      strings: ['a.b'],
      templates: [['stage.', null, '.title']],
      hardCoded: [],
    });
  });

  it.each([
    { rule: 'a text of an element', code: 'const a = <p>Hello there</p>;', found: ['Hello there'] },
    {
      rule: 'a name for screen readers',
      code: 'const a = <button aria-label="Close it" />;',
      found: ['Close it'],
    },
    { rule: 'the text of a picture', code: 'const a = <img alt="A coin" src="x" />;', found: ['A coin'] },
    { rule: 'words in another script', code: 'const a = <p>取引所</p>;', found: ['取引所'] },
    { rule: 'a translated text', code: "const a = <p>{t('a.b')}</p>;", found: [] },
    { rule: 'a sign and a ticker', code: 'const a = <p> → BTC · 5 % </p>;', found: [] },
    {
      rule: 'attributes that are not read aloud',
      code: 'const a = <p className="hello world" data-state="ready" />;',
      found: [],
    },
  ])('in markup: $rule', ({ code, found }) => {
    expect(readSource(code, true).hardCoded.map(({ text }) => text)).toEqual(found);
  });

  it('reports the line', () => {
    expect(readSource('const a = (\n  <p>\n    <b>Hello</b>\n  </p>\n);', true).hardCoded).toEqual([
      { line: 3, text: 'Hello' },
    ]);
  });

  it('throws for a file that is not TypeScript', () => {
    expect(() => readSource('const = 5', false)).toThrow();
  });
});
