/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';

import { RenderNearViewport } from './render-near-viewport';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** A viewport whose scrolling the test controls. Returns the number of observed elements. */
const aWindow = () => {
  const observers = new Set<(entries: readonly Seen[]) => void>();
  class Observer {
    readonly #hear: (entries: readonly Seen[]) => void;
    constructor(hear: (entries: readonly Seen[]) => void) {
      this.#hear = hear;
    }
    observe(): void {
      observers.add(this.#hear);
    }
    disconnect(): void {
      observers.delete(this.#hear);
    }
  }
  Reflect.set(globalThis, 'IntersectionObserver', Observer);
  return {
    watched: () => observers.size,
    say: (isIntersecting: boolean) => act(() => observers.forEach((hear) => hear([{ isIntersecting }]))),
  };
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const Costly = () => <p>Costly</p>;
const show = () =>
  render(
    <RenderNearViewport>
      <Costly />
    </RenderNearViewport>,
  );

describe('RenderNearViewport', () => {
  it('is empty while it is far away, filled when it is near, and stays filled', () => {
    const { say, watched } = aWindow();
    show();
    say(false);
    expect(screen.queryByText('Costly')).not.toBeInTheDocument();
    say(true);
    expect(screen.getByText('Costly')).toBeInTheDocument();
    expect(watched()).toBe(0);
  });

  it('stops observing when it is unmounted', () => {
    const { watched } = aWindow();
    const { unmount } = show();
    expect(watched()).toBe(1);
    unmount();
    expect(watched()).toBe(0);
  });

  it('is filled immediately if the browser cannot detect it', () => {
    show();
    expect(screen.getByText('Costly')).toBeInTheDocument();
  });
});
