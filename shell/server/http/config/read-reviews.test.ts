import * as E from 'fp-ts/lib/Either.js';

import { readReviews } from './read-reviews.ts';

const SITE = { PROVIDERS: 'one-click', SMTP_URL: 'smtp://mail.example' };

describe('the reviews of a site with providers', () => {
  it.each([
    { rule: 'off by default', variables: SITE, is: false },
    { rule: 'off without the others', variables: { REVIEWS: 'off' }, is: false },
    { rule: 'on', variables: { ...SITE, REVIEWS: 'on' }, is: true },
  ])('are $rule', ({ variables, is }) => {
    expect(readReviews(variables)).toEqual({ _tag: 'Right', right: is });
  });

  it.each([
    { rule: 'another word', change: { REVIEWS: 'embedded' }, problems: ['REVIEWS is wrong'] },
    { rule: 'no providers', change: { PROVIDERS: '' }, problems: ['PROVIDERS is missing'] },
    { rule: 'no SMTP server', change: { SMTP_URL: ' ' }, problems: ['SMTP_URL is missing'] },
    {
      rule: 'neither',
      change: { PROVIDERS: undefined, SMTP_URL: undefined },
      problems: ['PROVIDERS is missing', 'SMTP_URL is missing'],
    },
  ])('are refused: $rule', ({ change, problems }) => {
    const read = readReviews({ ...SITE, REVIEWS: 'on', ...change });
    expect(E.isLeft(read) ? read.left.map((problem) => problem.split(':', 1)[0]) : null).toEqual(problems);
  });
});
