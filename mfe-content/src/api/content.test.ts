import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import {
  contentPageReply,
  fakeHttp,
  postReply,
  postsReply,
  reviewsReply,
} from '@coinlane/shared-contracts/testing';

import { fetchContent } from './content';

const replies = {
  'GET content/pages/api': contentPageReply,
  'GET content/pages/reviews': { ...contentPageReply, path: '/reviews' },
  'GET content/posts': postsReply,
  'GET content/posts/memo-and-tag': postReply,
};

const fetched = async (route: Parameters<ReturnType<typeof fetchContent>>[0], more = {}) => {
  const seen: HttpRequest[] = [];
  const answer = await fetchContent(fakeHttp({ ...replies, ...more }, seen), 'de')(route)();
  return { answer, seen };
};

describe('fetchContent', () => {
  it('returns a page, its blocks and its questions', async () => {
    const { answer, seen } = await fetched({ _tag: 'Page', path: '/api' });

    expect(answer).toEqual(E.right({ _tag: 'Page', page: contentPageReply, reviews: null }));
    expect(seen.map(({ query }) => query)).toEqual([{ locale: 'de' }]);
  });

  it('returns the reviews with their page only', async () => {
    const { answer } = await fetched(
      { _tag: 'Page', path: '/reviews' },
      { 'GET content/reviews': reviewsReply },
    );
    expect(answer).toMatchObject(E.right({ reviews: reviewsReply }));
  });

  it('returns the reviews page without reviews if they are unavailable', async () => {
    const { answer } = await fetched({ _tag: 'Page', path: '/reviews' });
    expect(answer).toMatchObject(E.right({ _tag: 'Page', reviews: null }));
  });

  it.each([
    { filter: { _tag: 'All' }, page: 2, query: { locale: 'de', page: '2' } },
    { filter: { _tag: 'Search', query: 'a b' }, page: 1, query: { locale: 'de', page: '1', q: 'a b' } },
    { filter: { _tag: 'Category', name: 'x' }, page: 1, query: { locale: 'de', page: '1', category: 'x' } },
    { filter: { _tag: 'Author', name: 'y' }, page: 1, query: { locale: 'de', page: '1', author: 'y' } },
  ] as const)('fetches posts: $filter._tag', async ({ filter, page, query }) => {
    const { answer, seen } = await fetched({ _tag: 'Blog', filter, page });

    expect(seen[0]?.query).toEqual(query);
    expect(answer).toEqual(E.right({ _tag: 'Posts', list: postsReply }));
  });

  it('returns a post', async () => {
    const { answer } = await fetched({ _tag: 'Post', slug: 'memo-and-tag' });
    expect(answer).toEqual(E.right({ _tag: 'Post', post: postReply }));
  });

  it('returns not found for an unknown text', async () => {
    expect((await fetched({ _tag: 'Post', slug: 'gone' })).answer).toEqual(E.right({ _tag: 'NotFound' }));
  });

  it('fails with the service', async () => {
    const down: HttpPort = () => TE.left(httpError(502, null));
    expect(await fetchContent(down, 'en')({ _tag: 'Page', path: '/api' })()).toEqual(
      E.left(httpError(502, null)),
    );
  });

  it.each(['Contact', 'NotFound'] as const)('makes no call for %s', async (_tag) => {
    const { answer, seen } = await fetched({ _tag });
    expect([answer, seen]).toEqual([E.right({ _tag }), []]);
  });
});
