import { hostTopics } from './host-topics.ts';

const LONG = 'x'.repeat(2_000_001);

describe('hostTopics', () => {
  it.each([
    { rule: 'an error', topic: 'threw', values: [1, LONG] },
    { rule: 'an answer that is not an object', topic: 'garbage', values: [1, LONG] },
    { rule: 'HTML of the chrome', topic: 'markup', values: [1, LONG] },
    { rule: 'a crash', topic: 'crash', values: [LONG] },
    { rule: 'a call', topic: 'call', values: [1, 1, LONG, null] },
    { rule: 'the tag of a call', topic: 'call', values: [1, 1, '{}', LONG] },
    { rule: 'a URL', topic: 'url', values: [LONG, null] },
    { rule: 'a query', topic: 'query', values: [LONG] },
  ])('passes no text of two million characters to the server: $rule', ({ topic, values }) => {
    const received: unknown[] = [];
    const take = (...each: readonly unknown[]): void => void received.push(...each);
    const { host } = hostTopics({ answered: take, called: take, crashed: take }, () => undefined);
    expect(() => host(topic, ...values)).toThrow('a text is too long');
    expect(received).toEqual([]);
  });
});
