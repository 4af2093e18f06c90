import type { OrderStore, StoredReview } from '@coinlane/swap-gateway';

import { moderateReviews } from './moderate-reviews.ts';

const REVIEW: StoredReview = {
  ...{ id: 'r1', orderId: 'o1', state: 'waiting', rating: 2, language: 'en', writtenAtMs: 0 },
  ...{ name: '', text: 'Slow.\nBut\u001B[2J it came\u202E' },
};

const run = async (...words: readonly string[]) => {
  const calls: unknown[] = [];
  const reviews: OrderStore['reviews'] = {
    add: () => Promise.resolve(false),
    approvedStars: () => Promise.resolve({ count: 0, stars: 0 }),
    list: (state) => {
      calls.push(['list', state]);
      return Promise.resolve(state === 'waiting' ? [REVIEW] : []);
    },
    decide: (id, state) => {
      calls.push([id, state]);
      return Promise.resolve(id === 'r1');
    },
  };
  return { calls, ...(await moderateReviews({ reviews }, words)) };
};

describe('the command about reviews', () => {
  it('lists reviews that wait, without characters that change a terminal', async () => {
    expect(await run('list')).toEqual({
      calls: [['list', 'waiting']],
      exitCode: 0,
      lines: [
        'r1  1970-01-01T00:00:00.000Z  2 of 5 stars  en  order o1',
        '  > Slow.',
        '  > But [2J it came ',
      ],
    });
  });

  it.each([
    { words: ['list', 'approved'], calls: [['list', 'approved']], lines: ['No review is approved.'] },
    { words: ['approve', 'r1'], calls: [['r1', 'approved']], lines: ['Review r1 is approved.'] },
    { words: ['reject', 'r1'], calls: [['r1', 'rejected']], lines: ['Review r1 is rejected.'] },
  ])('runs $words', async ({ words, calls, lines }) => {
    expect(await run(...words)).toEqual({ calls, lines, exitCode: 0 });
  });

  it('reports an unknown review', async () => {
    expect(await run('approve', 'r2')).toMatchObject({ lines: ['There is no review r2.'], exitCode: 1 });
  });

  it.each([
    { words: [] },
    { words: ['list', 'all'] },
    { words: ['list', 'waiting', 'approved'] },
    { words: ['approve'] },
    { words: ['approve', 'r1', 'r2'] },
    { words: ['delete', 'r1'] },
    { words: ['constructor', 'r1'] },
  ])('changes nothing and shows its usage for $words', async ({ words }) => {
    expect(await run(...words)).toMatchObject({
      calls: [],
      exitCode: 2,
      lines: expect.arrayContaining([expect.stringMatching(/^Usage: /)]),
    });
  });
});
