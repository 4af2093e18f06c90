import { isLeft, isRight } from 'fp-ts/lib/Either.js';

import { checkFragment, MAX_FRAGMENT_BYTES } from './check-fragment.ts';

type Answer = Parameters<typeof checkFragment>[0];

const aFragment = (changes: Partial<Answer> = {}): Answer => ({
  kind: 'fragment',
  status: 200,
  html: '<h1>x</h1>',
  stateJson: '{"a":1}',
  headJson: '{"title":"t"}',
  isCacheable: true,
  redirectTo: undefined,
  ...changes,
});
const kindOf = (answer: Answer): string => {
  const checked = checkFragment(answer);
  return isLeft(checked) ? checked.left.kind : 'good';
};

describe('checkFragment (fault matrix S01)', () => {
  it.each([
    { what: 'a fragment', answer: aFragment(), kind: 'good' },
    { what: 'a redirect', answer: aFragment({ status: 301, redirectTo: '/x' }), kind: 'good' },
    { what: 'no HTML', answer: aFragment({ html: null }), kind: 'garbage' },
    { what: 'no head', answer: aFragment({ headJson: 'null' }), kind: 'garbage' },
    { what: 'a head that is not JSON', answer: aFragment({ headJson: '{' }), kind: 'garbage' },
    { what: 'a head without title', answer: aFragment({ headJson: '{}' }), kind: 'garbage' },
    { what: 'a title that is not a text', answer: aFragment({ headJson: '{"title":5}' }), kind: 'garbage' },
    { what: 'no state', answer: aFragment({ stateJson: null }), kind: 'garbage' },
    { what: 'a status as text', answer: aFragment({ status: '200' }), kind: 'garbage' },
    { what: 'an unknown status', answer: aFragment({ status: 99 }), kind: 'garbage' },
    { what: 'a redirect to a number', answer: aFragment({ redirectTo: 7 }), kind: 'garbage' },
    { what: 'no cache setting', answer: aFragment({ isCacheable: null }), kind: 'garbage' },
    {
      what: 'HTML of the maximum size',
      answer: aFragment({ html: 'x'.repeat(MAX_FRAGMENT_BYTES - 4), stateJson: 'null' }),
      kind: 'good',
    },
    {
      what: 'one byte more',
      answer: aFragment({ html: 'x'.repeat(MAX_FRAGMENT_BYTES - 3), stateJson: 'null' }),
      kind: 'too-large',
    },
    {
      what: 'a long head, which is not parsed',
      answer: aFragment({ headJson: `{"title":"${'x'.repeat(MAX_FRAGMENT_BYTES)}"` }),
      kind: 'too-large',
    },
    {
      what: 'a long status',
      answer: aFragment({ status: 'x'.repeat(MAX_FRAGMENT_BYTES + 1) }),
      kind: 'too-large',
    },
    {
      what: 'a long cache setting',
      answer: aFragment({ isCacheable: 'x'.repeat(MAX_FRAGMENT_BYTES + 1) }),
      kind: 'too-large',
    },
    {
      what: 'HTML of multi-byte characters',
      answer: aFragment({ html: 'ü'.repeat(MAX_FRAGMENT_BYTES / 2) }),
      kind: 'too-large',
    },
  ])('$what is $kind', ({ answer, kind }) => {
    expect(kindOf(answer)).toBe(kind);
  });

  it('keeps only the known fields', () => {
    const head = { title: 't', robots: 'noindex', jsonLd: [{ '@type': 'X' }] };
    const checked = checkFragment(aFragment({ headJson: JSON.stringify(head) }));
    expect(isRight(checked) && checked.right).toEqual({
      status: 200,
      html: '<h1>x</h1>',
      stateJson: '{"a":1}',
      hash: expect.stringMatching(/^[\w-]{43}$/),
      head: { title: 't', robots: 'noindex', jsonLd: [{ '@type': 'X' }] },
      isCacheable: true,
    });
  });

  it('returns the state escaped for a script element', () => {
    const state = { text: '</script><!--&\u2028' };
    const checked = checkFragment(aFragment({ stateJson: JSON.stringify(state) }));
    const json = isRight(checked) ? checked.right.stateJson : '';
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual(state);
  });

  it('hashes only HTML and state', () => {
    const nameOf = (changes: Partial<Answer>): string | null => {
      const checked = checkFragment(aFragment(changes));
      return isRight(checked) ? checked.right.hash : null;
    };
    const name = nameOf({});
    expect(nameOf({ headJson: '{"title":"other"}', status: 404 })).toBe(name);
    expect(nameOf({ html: '<h1>y</h1>' })).not.toBe(name);
    expect(nameOf({ stateJson: '{"a":2}' })).not.toBe(name);
    expect(nameOf({ html: '<h1>x</h1>{', stateJson: '{}' })).not.toBe(
      nameOf({ html: '<h1>x</h1>', stateJson: '"{}"' }),
    );
  });

  it('validates the same answer once', () => {
    const first = checkFragment(aFragment({ html: '<h1>same</h1>' }));
    expect(checkFragment(aFragment({ html: '<h1>same</h1>' }))).toBe(first);
    expect(checkFragment(aFragment({ html: '<h1>same</h1>', status: 404 }))).not.toBe(first);
  });
});
