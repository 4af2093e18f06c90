import { act } from '@testing-library/react';

/** jsdom has no layout: every row is 56 px high, in a list of 560 px. */
export const layOutRows = (): void => {
  class FixedResizeObserver implements ResizeObserver {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      const height = target.getAttribute('role') === 'listbox' ? 560 : 56;
      const contentRect = new DOMRect(0, 0, 320, height);
      const box = [{ blockSize: height, inlineSize: 320 }];
      const entry = {
        target,
        contentRect,
        borderBoxSize: box,
        contentBoxSize: box,
        devicePixelContentBoxSize: box,
      };
      queueMicrotask(() => {
        act(() => this.#callback([entry], this));
      });
    }
    unobserve(): void {
      return undefined;
    }
    disconnect(): void {
      return undefined;
    }
  }
  window.ResizeObserver = FixedResizeObserver;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
};
