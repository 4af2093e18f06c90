/** @jest-environment browser */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { StaticPlace } from './static-place';

const HTML = '<section><h2>How it works</h2></section>';

/** A page of the server, with the sections or without. */
const pageWith = (sections: string): Document => {
  const page = document.implementation.createHTMLDocument();
  page.body.insertAdjacentHTML('beforeend', `<main><div id="below-form">${sections}</div></main>`);
  return page;
};

/** A server that replies with these pages in turn, `null` for no page, and then none. Returns the requested addresses. */
const openServer = (...pages: readonly (Document | null)[]): string[] => {
  const asked: string[] = [];
  class PageRequest {
    responseType = '';
    responseXML: Document | null = null;
    isPending = true;
    onloadend: (() => void) | null = null;
    open(_method: string, address: string) {
      const page = pages[asked.length];
      this.responseXML = page ?? null;
      this.isPending = page === undefined;
      asked.push(address);
    }
    send() {
      if (!this.isPending) this.onloadend?.();
    }
    abort() {
      if (this.isPending) this.onloadend?.();
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new PageRequest() as never);
  return asked;
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('StaticPlace', () => {
  it('keeps the server’s HTML without a call', () => {
    const asked = openServer(pageWith(HTML));
    const place = document.createElement('div');
    place.innerHTML = renderToString(<StaticPlace html={HTML} address="" />);
    act(() => {
      hydrateRoot(place, <StaticPlace address="/de/exchange" />);
    });

    expect(place.textContent).toBe('How it works');
    expect(asked).toEqual([]);
  });

  it('takes the sections from the server’s page if the browser rendered it', () => {
    const asked = openServer(pageWith(HTML));
    const { container } = render(<StaticPlace address="/de/exchange" />);

    expect(asked).toEqual(['/de/exchange']);
    expect(container.textContent).toBe('How it works');
  });

  it.each([
    ['a page without them', pageWith('')],
    ['no page', null],
  ])('asks again after %s', (_what, reply) => {
    jest.useFakeTimers();
    const asked = openServer(reply, reply, pageWith(HTML));
    const { container } = render(<StaticPlace address="/exchange" />);
    expect(container.textContent).toBe('');

    act(() => {
      jest.advanceTimersByTime(8_000);
    });
    expect(asked).toHaveLength(3);
    expect(container.textContent).toBe('How it works');
    jest.useRealTimers();
  });

  it('gives up after three requests', () => {
    jest.useFakeTimers();
    const asked = openServer(null, null, null, null);
    render(<StaticPlace address="/exchange" />);
    jest.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(3);
    jest.useRealTimers();
  });

  it.each([
    ['while a request is pending', []],
    ['before the next one', [null]],
  ])('asks no more if it goes %s', (_when, replies) => {
    jest.useFakeTimers();
    const asked = openServer(...replies);
    const { unmount } = render(<StaticPlace address="/exchange" />);
    unmount();
    jest.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(1);
    jest.useRealTimers();
  });
});
