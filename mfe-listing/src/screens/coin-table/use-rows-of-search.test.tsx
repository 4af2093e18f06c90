/** @jest-environment browser */
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { ROWS_WHILE_TYPING, useRowsOfSearch } from './use-rows-of-search';

const rows = Array.from({ length: 100 }, (_, at) => at);
const pause = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the rows of a search', () => {
  it('are all rendered on the server, also for a search', () => {
    const Count = () => useRowsOfSearch(rows, 'bit').length;
    expect(renderToString(<Count />)).toBe('100');
  });

  it('are the visible ones while the user types, and all of them after a pause', () => {
    const { result, rerender } = renderHook(({ query }) => useRowsOfSearch(rows, query), {
      initialProps: { query: '' },
    });
    expect(result.current).toHaveLength(100);
    for (const query of ['b', 'bi', 'bit']) {
      rerender({ query });
      expect(result.current).toEqual(rows.slice(0, ROWS_WHILE_TYPING));
      pause(200);
    }
    expect(result.current).toHaveLength(ROWS_WHILE_TYPING);
    pause(100);
    expect(result.current).toHaveLength(100);
  });

  it('are the new ones immediately if only the sort order or the page changed', () => {
    const { result, rerender } = renderHook(({ shown }) => useRowsOfSearch(shown, 'bit'), {
      initialProps: { shown: rows },
    });
    const turned = rows.toReversed();
    rerender({ shown: turned });
    expect(result.current).toEqual(turned);
  });
});
