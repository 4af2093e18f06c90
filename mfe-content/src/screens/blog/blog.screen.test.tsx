/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showOnStage } from '../../app/stage.fixture';
import { POSTS } from '../../domain/post';
import type { PostFilter, PostList } from '../../domain/post';
import { BlogScreen } from './blog.screen';

const all: PostFilter = { _tag: 'All' };
const everyPost: PostList = { posts: POSTS, page: 1, pageCount: 1 };
const nothing: PostList = { posts: [], page: 1, pageCount: 1 };

describe('a list of posts', () => {
  it('leads to each post, its category and its author', () => {
    showOnStage(<BlogScreen filter={all} list={everyPost} />);

    expect(screen.getByRole('link', { name: 'How a swap works here' })).toHaveAttribute(
      'href',
      '/blog/how-a-swap-works',
    );
    expect(screen.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '/blog/category/safety');
    expect(screen.getAllByRole('link', { name: 'Coinlane team' })[0]).toHaveAttribute(
      'href',
      '/blog/author/coinlane-team',
    );
  });

  it('writes the day in the words of the page', () => {
    showOnStage(<BlogScreen filter={all} list={everyPost} />, { request: { language: 'de' } });

    expect(screen.getByText('20. November 2026')).toHaveAttribute('datetime', '2026-11-20');
  });

  it.each([
    { filter: all, name: 'Blog' },
    { filter: { _tag: 'Search', query: 'memo' }, name: 'Search in the blog' },
    { filter: { _tag: 'Category', name: 'safety' }, name: 'Category: Safety' },
    { filter: { _tag: 'Author', name: 'coinlane-team' }, name: 'Author: Coinlane team' },
  ] as const)('says which posts these are: $name', ({ filter, name }) => {
    showOnStage(<BlogScreen filter={filter} list={everyPost} />);

    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  });

  it('announces how many were found, also none', () => {
    showOnStage(<BlogScreen filter={{ _tag: 'Search', query: 'zebra' }} list={nothing} />);

    expect(screen.getByRole('status')).toHaveTextContent('Posts found: 0');
    expect(screen.getByRole('heading', { name: 'No post found' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('zebra');
  });

  it('has links to its pages once there are several', () => {
    showOnStage(<BlogScreen filter={all} list={{ ...everyPost, page: 2, pageCount: 3 }} />);

    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog/page/3');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blog');
  });

  it('has none for a single page', () => {
    showOnStage(<BlogScreen filter={all} list={everyPost} />);

    expect(screen.queryByRole('navigation', { name: 'Pages of the blog' })).not.toBeInTheDocument();
  });

  it('takes a search to an address of its own', async () => {
    const { navigation } = showOnStage(<BlogScreen filter={all} list={everyPost} />, {
      request: { basename: '/ru' },
    });

    await userEvent.type(screen.getByRole('searchbox'), 'memo & tag');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    expect(navigation.location()).toMatchObject({ pathname: '/blog/search', search: '?q=memo%20%26%20tag' });
  });
});
