/** @jest-environment browser */
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';

import { NativeButton } from './native-button';

const isMarked = (element: Element): boolean => Reflect.has(element, Symbol.for('coinlane.ready'));

describe('NativeButton', () => {
  it('is marked when its handlers are attached', () => {
    const host = document.createElement('div');
    host.innerHTML = '<button>Swap</button>';
    const [drawn] = host.children;
    document.body.append(host);
    expect(drawn && isMarked(drawn)).toBe(false);
    render(<NativeButton>Swap</NativeButton>, { container: host, hydrate: true });
    expect(screen.getByRole('button')).toBe(drawn);
    expect(drawn && isMarked(drawn)).toBe(true);
  });

  it('forwards an object ref', () => {
    const ref = createRef<HTMLButtonElement>();
    const { unmount } = render(<NativeButton ref={ref}>Swap</NativeButton>);
    expect(ref.current).toBe(screen.getByRole('button'));
    unmount();
    expect(ref.current).toBeNull();
  });

  it('forwards a function ref and its cleanup, once', () => {
    const cleanUp = jest.fn();
    const ref = jest.fn(() => cleanUp);
    const { rerender, unmount } = render(<NativeButton ref={ref}>Swap</NativeButton>);
    rerender(<NativeButton ref={ref}>Swap again</NativeButton>);
    expect([ref.mock.calls.length, cleanUp.mock.calls.length]).toEqual([1, 0]);
    unmount();
    expect([ref.mock.calls.length, cleanUp.mock.calls.length]).toEqual([1, 1]);
  });
});
