import { isLeft, isRight } from 'fp-ts/lib/Either.js';

import { checkFragment, MAX_FRAGMENT_BYTES } from './check-fragment.ts';

const aFragment = (changes: Record<string, unknown> = {}) => ({
  status: 200,
  html: '<h1>x</h1>',
  state: { a: 1 },
  head: { title: 't' },
  isCacheable: true,
  ...changes,
});
const kindOf = (answer: unknown): string => {
  const checked = checkFragment(answer);
  return isLeft(checked) ? checked.left.kind : 'good';
};

describe('checkFragment (fault matrix S01)', () => {
  it.each([
    { what: 'a fragment', answer: aFragment(), kind: 'good' },
    { what: 'a fragment without state', answer: aFragment({ state: undefined }), kind: 'good' },
    { what: 'a redirect', answer: aFragment({ status: 301, redirectTo: '/x' }), kind: 'good' },
    { what: 'nothing', answer: undefined, kind: 'garbage' },
    { what: 'null', answer: null, kind: 'garbage' },
    { what: 'markup alone', answer: '<h1>x</h1>', kind: 'garbage' },
    { what: 'no markup', answer: aFragment({ html: null }), kind: 'garbage' },
    { what: 'no head', answer: aFragment({ head: undefined }), kind: 'garbage' },
    { what: 'a head without title', answer: aFragment({ head: {} }), kind: 'garbage' },
    { what: 'a title that is no text', answer: aFragment({ head: { title: 5 } }), kind: 'garbage' },
    { what: 'a status as text', answer: aFragment({ status: '200' }), kind: 'garbage' },
    { what: 'a status that is none', answer: aFragment({ status: 99 }), kind: 'garbage' },
    { what: 'a redirect to no text', answer: aFragment({ redirectTo: 7 }), kind: 'garbage' },
    { what: 'no word on caching', answer: aFragment({ isCacheable: undefined }), kind: 'garbage' },
    { what: 'a big number in the state', answer: aFragment({ state: 10n }), kind: 'garbage' },
    {
      what: 'a state that throws',
      answer: aFragment({
        state: {
          toJSON: () => {
            throw new Error('x');
          },
        },
      }),
      kind: 'garbage',
    },
    {
      what: 'markup of just the size',
      answer: aFragment({ html: 'x'.repeat(MAX_FRAGMENT_BYTES - 4), state: null }),
      kind: 'good',
    },
    {
      what: 'one byte more',
      answer: aFragment({ html: 'x'.repeat(MAX_FRAGMENT_BYTES - 3), state: null }),
      kind: 'too-large',
    },
    {
      what: 'markup of wide letters',
      answer: aFragment({ html: 'ü'.repeat(MAX_FRAGMENT_BYTES / 2) }),
      kind: 'too-large',
    },
  ])('$what is $kind', ({ answer, kind }) => {
    expect(kindOf(answer)).toBe(kind);
  });

  it('takes the promised fields and nothing beside them', () => {
    const checked = checkFragment(
      aFragment({ secret: 1, head: { title: 't', robots: 'noindex', jsonLd: [{ '@type': 'X' }] } }),
    );
    expect(isRight(checked) && checked.right).toEqual({
      status: 200,
      html: '<h1>x</h1>',
      stateJson: '{"a":1}',
      hash: expect.stringMatching(/^[\w-]{43}$/),
      head: { title: 't', robots: 'noindex', jsonLd: [{ '@type': 'X' }] },
      isCacheable: true,
    });
  });

  it('gives the state as it may stand in a script element', () => {
    const state = { text: '</script><!--&\u2028' };
    const checked = checkFragment(aFragment({ state }));
    const json = isRight(checked) ? checked.right.stateJson : '';
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual(state);
  });

  it('names it by markup and state, and by nothing else', () => {
    const nameOf = (changes: Record<string, unknown>): string | null => {
      const checked = checkFragment(aFragment(changes));
      return isRight(checked) ? checked.right.hash : null;
    };
    const name = nameOf({});
    expect(nameOf({ head: { title: 'other' }, status: 404 })).toBe(name);
    expect(nameOf({ html: '<h1>y</h1>' })).not.toBe(name);
    expect(nameOf({ state: { a: 2 } })).not.toBe(name);
    expect(nameOf({ html: '<h1>x</h1>{', state: {} })).not.toBe(nameOf({ html: '<h1>x</h1>', state: '{}' }));
  });

  it.each([
    { rule: 'a frozen answer once', answer: Object.freeze(aFragment()), isSame: true },
    { rule: 'any other each time', answer: aFragment(), isSame: false },
  ])('checks $rule', ({ answer, isSame }) => {
    const [first, second] = [checkFragment(answer), checkFragment(answer)];
    expect(first).toEqual(second);
    expect(first === second).toBe(isSame);
  });
});
