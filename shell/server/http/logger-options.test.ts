import fastify from 'fastify';

import { loggerOptions } from './logger-options.ts';

describe('loggerOptions', () => {
  it.each([
    { rule: 'an escape sequence', text: '\u001B[2J' },
    { rule: 'an escape sequence in one character', text: '\u009B2J' },
    { rule: 'a title of the window', text: '\u009D0;owned\u009C' },
    { rule: 'a line break', text: 'a\r\n{"level":50}' },
    { rule: 'a line separator', text: 'a\u2028b' },
    { rule: 'a change of the direction', text: 'a\u202Eb\u2066' },
    { rule: 'a deleted character', text: 'a\u007Fb' },
  ])('writes $rule as an escape, in fields and messages', ({ text }) => {
    const lines: string[] = [];
    const logger = loggerOptions({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    fastify({ logger }).log.warn({ [text]: text, nested: { text } }, text);
    expect(lines).toEqual([expect.stringMatching(/^[ -~]+\n$/)]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ [text]: text, nested: { text }, msg: text });
  });

  it('logs nothing at the level silent', () => {
    expect(loggerOptions({ logLevel: 'silent' })).toBe(false);
  });
});
