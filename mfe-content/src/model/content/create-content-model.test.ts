import { allSettled, fork } from 'effector';

import { httpError } from '@coinlane/shared-contracts/errors';

import type { Content } from '../../domain/content';
import { pathOf } from '../../domain/content-route';
import type { ContentRoute } from '../../domain/content-route';
import { createContentModel } from '.';

const model = createContentModel();

const page = (path: string): ContentRoute => ({ _tag: 'Page', path });
const search = (query: string): ContentRoute => ({
  _tag: 'Blog',
  filter: { _tag: 'Search', query },
  page: 1,
});
const found = (path: string): Content => ({ _tag: 'Page', page: aPage(path), reviews: null });
const aPage = (path: string) => ({
  path,
  locale: 'en' as const,
  languages: [],
  title: path,
  description: '',
  actions: [],
  notices: [],
  faq: [],
  blocks: [],
  above: [],
  related: [],
});

type Answer = (route: ContentRoute) => Content | Promise<Content>;

const scopeWith = (fetch: Answer, prefetch: Answer = fetch) => {
  const asked: string[] = [];
  const ahead: string[] = [];
  const scope = fork({
    handlers: [
      [
        model.fetchContentFx,
        (route: ContentRoute) => {
          asked.push(pathOf(route));
          return fetch(route);
        },
      ],
      [
        model.prefetchContentFx,
        (route: ContentRoute) => {
          ahead.push(pathOf(route));
          return prefetch(route);
        },
      ],
    ],
  });
  const open = (route: ContentRoute) => allSettled(model.routeOpened, { scope, params: route });
  const point = (route: ContentRoute) => allSettled(model.linkHovered, { scope, params: route });
  return { scope, asked, ahead, open, point, view: () => scope.getState(model.$view) };
};

/** A reply that the test controls. */
const aLater = <A>() => {
  const settle: { resolve: ((value: A) => void) | null } = { resolve: null };
  const promise = new Promise<A>((resolve) => {
    settle.resolve = resolve;
  });
  return { promise, resolve: (value: A) => settle.resolve?.(value) };
};

const byPath: Answer = (route) => found(pathOf(route));
const down: Answer = () => Promise.reject(httpError(502, null));

describe('the content model', () => {
  it('fetches a text on navigation, once', async () => {
    const { open, asked, view } = scopeWith(byPath);
    await open(page('/api'));
    await open(page('/api'));

    expect(asked).toEqual(['/api']);
    expect(view()).toMatchObject({ _tag: 'Loaded', content: { page: { path: '/api' } } });
  });

  it('makes no call for its own content', async () => {
    const { open, asked, view } = scopeWith(byPath);
    await open({ _tag: 'Contact' });

    expect([asked, view()]).toEqual([
      [],
      { _tag: 'Loaded', route: { _tag: 'Contact' }, content: { _tag: 'Contact' } },
    ]);
  });

  it('shows a prefetched text immediately, without another call', async () => {
    const { open, point, asked, ahead, view } = scopeWith(byPath);
    await open(page('/api'));
    await point(page('/widget'));
    await point(page('/widget'));
    expect(view()).toMatchObject({ content: { page: { path: '/api' } } });
    await open(page('/widget'));

    expect([asked, ahead]).toEqual([['/api'], ['/widget']]);
    expect(view()).toMatchObject({ content: { page: { path: '/widget' } } });
  });

  it('does not prefetch the current page', async () => {
    const { open, point, ahead } = scopeWith(byPath);
    await open(page('/api'));
    await point(page('/api'));
    expect(ahead).toEqual([]);
  });

  it('ignores a failed prefetch, and fetches again on navigation', async () => {
    const { open, point, asked, view } = scopeWith(byPath, down);
    await open(page('/api'));
    await point(page('/widget'));
    expect(view()).toMatchObject({ _tag: 'Loaded' });
    await open(page('/widget'));

    expect(asked).toEqual(['/api', '/widget']);
    expect(view()).toMatchObject({ content: { page: { path: '/widget' } } });
  });

  it('drops a response for an outdated page', async () => {
    const { promise: slow, resolve: answer } = aLater<Content>();
    const { open, view } = scopeWith((route) => (pathOf(route) === '/api' ? slow : byPath(route)));
    const first = open(page('/api'));
    const second = open(page('/widget'));
    answer(found('/api'));
    await Promise.all([first, second]);

    expect(view()).toMatchObject({ content: { page: { path: '/widget' } } });
  });

  it('keeps the results of a search until the next ones arrive', async () => {
    const { promise: slow, resolve: answer } = aLater<Content>();
    const { open, view } = scopeWith((route) => (pathOf(route).endsWith('=b') ? slow : byPath(route)));
    await open(search('a'));
    const next = open(search('b'));
    expect(view()).toMatchObject({ _tag: 'Loaded', route: search('a') });
    answer(found('/b'));
    await next;
    expect(view()).toMatchObject({ _tag: 'Loaded', route: search('b') });
  });

  it('shows why a text failed to load, and retries', async () => {
    let isDown = true;
    const { scope, open, view } = scopeWith((route) => (isDown ? down(route) : byPath(route)));
    await open(page('/api'));
    expect(view()).toEqual({ _tag: 'Failed', error: httpError(502, null), isPending: false });

    isDown = false;
    await allSettled(model.retryRequested, { scope });
    expect(view()).toMatchObject({ _tag: 'Loaded' });
  });

  it('clears a failure with its page', async () => {
    const { open, view } = scopeWith((route) => (pathOf(route) === '/api' ? down(route) : byPath(route)));
    await open(page('/api'));
    await open({ _tag: 'NotFound' });
    expect(view()).toMatchObject({ _tag: 'Loaded', content: { _tag: 'NotFound' } });
  });
});
