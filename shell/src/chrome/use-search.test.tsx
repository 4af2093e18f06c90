/** @jest-environment browser */
import { act, renderHook } from '@testing-library/react';

import { useSearch } from './use-search';

const at = (search: string): void => history.replaceState(null, '', `/exchange${search}`);

describe('the query for links that keep it', () => {
  it.each(['pointerdown', 'focusin'])('is current when a link is reached by %s', (type) => {
    at('?amount=1');
    const { result } = renderHook(useSearch);
    at('?amount=2');
    act(() => {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
    });
    expect(result.current).toBe('?amount=2');
  });

  it('causes no render while an amount is typed', () => {
    at('?amount=1');
    let drawn = 0;
    renderHook(() => {
      drawn += 1;
      return useSearch();
    });
    const before = drawn;
    act(() => at('?amount=12'));
    expect(drawn).toBe(before);
  });
});
