import { mergeMessages, messagesFrom } from './messages.ts';

describe('mergeMessages', () => {
  it.each([
    { rule: 'what is there wins', under: { a: 'A' }, over: { a: 'Ä' }, merged: { a: 'Ä' } },
    {
      rule: 'what is missing is filled in, in every branch',
      under: { x: { a: 'A', b: 'B' } },
      over: { x: { a: 'Ä' } },
      merged: { x: { a: 'Ä', b: 'B' } },
    },
    { rule: 'blank counts as missing', under: { a: 'A' }, over: { a: '' }, merged: { a: 'A' } },
    { rule: 'what English lacks stays', under: {}, over: { a: 'Ä' }, merged: { a: 'Ä' } },
    { rule: 'a text over a branch wins', under: { a: { b: 'B' } }, over: { a: 'Ä' }, merged: { a: 'Ä' } },
  ])('$rule', ({ under, over, merged }) => {
    expect(mergeMessages(under, over)).toEqual(merged);
  });

  it('lets no key reach into every object', () => {
    const over: Record<string, unknown> = JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":"c","a":"A"}',
    );
    expect(Object.keys(mergeMessages({}, over))).toEqual(['a']);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('messagesFrom', () => {
  const file = (language: string, text: string) => ({ language, bytes: Buffer.from(text) });

  it('is complete in every language', () => {
    const messages = messagesFrom([file('en', '{"a":"A","b":"B"}'), file('de', '{"a":"Ä"}')]);
    expect([messages.in('de'), messages.in('ja')]).toEqual([
      { a: 'Ä', b: 'B' },
      { a: 'A', b: 'B' },
    ]);
  });

  it.each(['{', '[]', '"text"', ''])('falls back to English for a file that holds %p', (text) => {
    expect(messagesFrom([file('en', '{"a":"A"}'), file('de', text)]).in('de')).toEqual({ a: 'A' });
  });
});
