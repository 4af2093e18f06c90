import { readBody, readErrorReply } from './read-reply.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const refused = { status: 429, text: '', contentType: null, retryAfter: null };

describe('readErrorReply', () => {
  it.each([
    { header: '3', ms: 3000 },
    { header: '-3', ms: 0 },
    { header: 'Infinity', ms: null },
    { header: 'Fri, 20 Nov 2026 12:00:05 GMT', ms: 5000 },
    { header: 'Fri, 20 Nov 2026 11:00:00 GMT', ms: 0 },
    { header: 'soon', ms: null },
    { header: '', ms: null },
    { header: ' ', ms: null },
    { header: null, ms: null },
    { header: undefined, ms: null },
  ])('reads a retry delay of "$header" as $ms ms', ({ header, ms }) => {
    expect(readErrorReply({ ...refused, retryAfter: header }, now)).toMatchObject({ retryAfterMs: ms });
  });

  it.each([
    { contentType: 'application/json', text: '{"error":"x"}', body: { error: 'x' } },
    { contentType: 'application/json', text: '{"error"', body: '{"error"' },
    { contentType: 'text/html', text: '<p>', body: '<p>' },
  ])('keeps the body $text of $contentType', ({ contentType, text, body }) => {
    expect(readErrorReply({ ...refused, text, contentType }, now)).toMatchObject({ status: 429, body });
  });
});

describe('readBody (spec §7: parsed as JSON according to the content type)', () => {
  it.each([
    { type: 'application/json', text: '{"a":1}', body: { a: 1 } },
    { type: 'application/problem+json; charset=utf-8', text: '[]', body: [] },
    {
      type: 'application/json',
      text: '{"amount":1.000000000000000001}',
      body: { amount: '1.000000000000000001' },
    },
    { type: 'text/html', text: '<p>', body: '<p>' },
    { type: undefined, text: 'plain', body: 'plain' },
  ])('$type', ({ type, text, body }) => {
    expect(readBody(text, type)).toEqual(body);
  });

  it('throws for broken JSON with a JSON content type', () => {
    expect(() => readBody('{"a":', 'application/json')).toThrow(SyntaxError);
  });
});
