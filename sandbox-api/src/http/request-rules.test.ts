import { namespaceOf } from './namespace.ts';
import { refuseLinkId } from './refuse-link-id.ts';
import { Refusal } from './refusal.ts';

describe('namespaceOf', () => {
  it.each([
    { header: undefined, namespace: '' },
    { header: 'a-test', namespace: 'a-test' },
    { header: 'faults:A01.2', namespace: 'faults:A01.2' },
    { header: 'two words', namespace: '' },
    { header: "'; DROP TABLE orders", namespace: '' },
    { header: 'a'.repeat(121), namespace: '' },
    { header: ['a', 'b'], namespace: '' },
  ])('of $header is "$namespace"', ({ header, namespace }) => {
    const headers = header === undefined ? {} : { 'x-sandbox-namespace': header };

    expect(namespaceOf({ headers })).toBe(namespace);
  });
});

describe('refuseLinkId (spec §7 "Retry rule")', () => {
  const errorOf = (query: unknown, body: unknown): string | null => {
    try {
      refuseLinkId({ query, body });
      return null;
    } catch (failure) {
      return failure instanceof Refusal ? failure.body.error : 'no refusal';
    }
  };

  it.each([
    { rule: 'none', query: {}, body: {}, error: null },
    { rule: 'an empty one', query: {}, body: { linkId: '' }, error: null },
    { rule: 'a known one', query: {}, body: { linkId: '0123456789abcd' }, error: null },
    { rule: 'an unknown one in the body', query: {}, body: { linkId: 'x' }, error: 'user_not_found' },
    { rule: 'an unknown one in the query', query: { linkId: 'x' }, body: null, error: 'user_not_found' },
    {
      rule: 'one without fixed rates',
      query: {},
      body: { linkId: 'nofix1' },
      error: 'fixed_rate_not_enabled',
    },
    { rule: 'no text', query: {}, body: { linkId: 7 }, error: null },
    { rule: 'no body', query: undefined, body: undefined, error: null },
  ])('$rule: $error', ({ query, body, error }) => {
    expect(errorOf(query, body)).toBe(error);
  });
});
