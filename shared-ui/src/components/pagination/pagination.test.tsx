/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { pageWindow } from './page-window';
import { Pagination } from './pagination';

const shown = (page: number, pageCount: number): string =>
  pageWindow(page, pageCount)
    .map((slot) => ('page' in slot ? String(slot.page) : '…'))
    .join(' ');

describe('pageWindow', () => {
  it.each([
    { rule: 'one page', page: 1, pageCount: 1, pages: '1' },
    { rule: 'all of a few pages', page: 2, pageCount: 4, pages: '1 2 3 4' },
    { rule: 'at the start', page: 1, pageCount: 12, pages: '1 2 … 12' },
    { rule: 'in the middle', page: 5, pageCount: 12, pages: '1 … 4 5 6 … 12' },
    { rule: 'at the end', page: 12, pageCount: 12, pages: '1 … 11 12' },
    { rule: 'shows a page instead of a gap of one page', page: 4, pageCount: 12, pages: '1 2 3 4 5 … 12' },
  ])('$rule', ({ page, pageCount, pages }) => {
    expect(shown(page, pageCount)).toBe(pages);
  });
});

const pagination = (page: number) => (
  <Pagination
    label="Pages"
    page={page}
    pageCount={3}
    hrefOf={(to) => `?page=${String(to)}`}
    pageLabel={(to) => `Page ${String(to)}`}
    previousLabel="Previous page"
    nextLabel="Next page"
  />
);

describe('Pagination', () => {
  it('links each page and marks the current one', () => {
    render(pagination(2));
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('links the previous and next page', () => {
    render(pagination(2));
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  });

  it.each([
    { page: 1, name: 'Previous page' },
    { page: 3, name: 'Next page' },
  ])('has no "$name" on page $page of 3', ({ page, name }) => {
    render(pagination(page));
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});
