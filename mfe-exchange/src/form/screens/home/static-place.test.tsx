/** @jest-environment browser */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { StaticPlace } from './static-place';

const HTML = '<section><h2>How it works</h2></section>';

/** A server whose page has the sections. */
const openServer = (): string[] => {
  const asked: string[] = [];
  const page = document.implementation.createHTMLDocument();
  page.body.insertAdjacentHTML('beforeend', `<main><div id="below-form">${HTML}</div></main>`);
  class PageRequest {
    responseType = '';
    responseXML = page;
    onload: (() => void) | null = null;
    open(_method: string, address: string) {
      asked.push(address);
    }
    send() {
      this.onload?.();
    }
    abort() {
      this.onload = null;
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
    const asked = openServer();
    const place = document.createElement('div');
    place.innerHTML = renderToString(<StaticPlace html={HTML} address="" />);
    act(() => {
      hydrateRoot(place, <StaticPlace address="/de/exchange" />);
    });

    expect(place.textContent).toBe('How it works');
    expect(asked).toEqual([]);
  });

  it('takes the sections from the server’s page if the browser rendered it', () => {
    const asked = openServer();
    const { container } = render(<StaticPlace address="/de/exchange" />);

    expect(asked).toEqual(['/de/exchange']);
    expect(container.textContent).toBe('How it works');
  });
});
