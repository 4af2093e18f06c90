import { mergeMessages, messagesFrom } from './messages.ts';

describe('mergeMessages', () => {
  it.each([
    { rule: 'an existing text wins', under: { a: 'A' }, over: { a: 'Ä' }, merged: { a: 'Ä' } },
    {
      rule: 'a missing one is filled in, in every branch',
      under: { x: { a: 'A', b: 'B' } },
      over: { x: { a: 'Ä' } },
      merged: { x: { a: 'Ä', b: 'B' } },
    },
    { rule: 'a blank text counts as missing', under: { a: 'A' }, over: { a: '' }, merged: { a: 'A' } },
    { rule: 'a text that English lacks is kept', under: {}, over: { a: 'Ä' }, merged: { a: 'Ä' } },
    { rule: 'a text replaces a branch', under: { a: { b: 'B' } }, over: { a: 'Ä' }, merged: { a: 'Ä' } },
  ])('$rule', ({ under, over, merged }) => {
    expect(mergeMessages(under, over)).toEqual(merged);
  });

  it('ignores keys that would change the prototype of objects', () => {
    const over: Record<string, unknown> = JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":"c","a":"A"}',
    );
    expect(Object.keys(mergeMessages({}, over))).toEqual(['a']);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('messagesFrom', () => {
  const file = (language: string, text: string) => ({ language, bytes: Buffer.from(text) });

  it('is complete in each language', () => {
    const messages = messagesFrom([file('en', '{"a":"A","b":"B"}'), file('de', '{"a":"Ä"}')]);
    expect([messages.in('de'), messages.in('ja')]).toEqual([
      { a: 'Ä', b: 'B' },
      { a: 'A', b: 'B' },
    ]);
  });

  it.each(['{', '[]', '"text"', ''])('falls back to English for a file that contains %p', (text) => {
    expect(messagesFrom([file('en', '{"a":"A"}'), file('de', text)]).in('de')).toEqual({ a: 'A' });
  });
});
