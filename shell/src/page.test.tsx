/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import english from '../locales/en.json';
import { Page } from './page';
import { renderChrome } from './server';
import type { ChromeRequest } from './server';
import { aConfig, aShell, fakeBrowser, InShell } from './testing';

const FRAGMENT = '<h1 id="made-by-the-server">Exchange</h1>';

const request = (change: Partial<ChromeRequest> = {}): ChromeRequest => ({
  pathname: '/exchange',
  language: 'en',
  messages: english,
  config: aConfig(),
  overrides: [],
  moreLanguages: [],
  remote: 'mfe-exchange',
  theme: null,
  runningOrders: 0,
  status: 200,
  fragmentHtml: FRAGMENT,
  ...change,
});

const hydrated: Root[] = [];

const pageOf = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
};

/** Hydrates a server-rendered page. Returns the hydration errors. */
const hydrate = async (
  root: HTMLElement,
  { pathname, theme, runningOrders, fragmentHtml, config, overrides }: ChromeRequest,
): Promise<unknown[]> => {
  const mended: unknown[] = [];
  const shell = aShell({
    config,
    overrides,
    initialTheme: theme ?? 'system',
    runningOrders,
    browser: fakeBrowser({ hasFragment: () => fragmentHtml !== '' }),
  });
  await act(async () => {
    const made = hydrateRoot(
      root,
      <InShell shell={shell}>
        <Page pathname={pathname} />
      </InShell>,
      { identifierPrefix: 'shell', onRecoverableError: (error) => mended.push(error) },
    );
    hydrated.push(made);
    await Promise.resolve();
  });
  return mended;
};

afterEach(() => {
  act(() => {
    for (const root of hydrated.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
});

describe('renderChrome', () => {
  it('surrounds the fragment of the remote', () => {
    const page = within(pageOf(renderChrome(request())));
    expect(page.getByRole('main')).toContainElement(
      page.getByRole('heading', { level: 1, name: 'Exchange' }),
    );
    expect(document.querySelector('[data-slot="mfe-exchange"]')).toHaveProperty('innerHTML', FRAGMENT);
  });

  it('shows the not-found page of the shell if no remote has the path', () => {
    pageOf(renderChrome(request({ pathname: '/nonsense', remote: null, status: 404, fragmentHtml: '' })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });

  it('uses the language of the request', () => {
    const messages = { ...english, notFound: { ...english.notFound, title: 'Nicht gefunden' } };
    pageOf(renderChrome(request({ language: 'de', messages, pathname: '/x', remote: null, status: 404 })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nicht gefunden');
    expect(screen.getByRole('link', { name: 'Coinlane, home' })).toHaveAttribute('href', '/de');
  });

  it('escapes configuration values', () => {
    const html = renderChrome(request({ config: aConfig({ hostName: '<img src=x onerror=alert(1)>' }) }));
    expect(html).not.toContain('<img');
  });
});

describe('the page in the browser', () => {
  it.each([
    { what: 'a page with a fragment', change: {} },
    { what: 'a page whose fragment failed', change: { fragmentHtml: '' } },
    { what: 'a dark page', change: { theme: 'dark' as const } },
    { what: 'a page with an override', change: { overrides: ['mfe-swap@1.9.0'] } },
    { what: 'a page with running orders', change: { runningOrders: 2 } },
    { what: 'the sandbox', change: { config: aConfig({ isSandbox: true }) } },
    {
      what: 'the not-found page',
      change: { pathname: '/nonsense', remote: null, status: 404, fragmentHtml: '' },
    },
    {
      what: 'an app without a release',
      change: { pathname: '/apps/rewards', remote: null, status: 404, fragmentHtml: '' },
    },
  ])('hydrates server-rendered HTML without errors: $what', async ({ change }) => {
    const asked = request(change);
    expect(await hydrate(pageOf(renderChrome(asked)), asked)).toEqual([]);
  });

  it('keeps the elements of the fragment, which the remote hydrates', async () => {
    const root = pageOf(renderChrome(request()));
    const made = document.getElementById('made-by-the-server');
    await hydrate(root, request());
    expect(document.getElementById('made-by-the-server')).toBe(made);
  });

  it('shows in the slot that a remote is missing, and keeps the chrome', async () => {
    render(
      <InShell shell={aShell({ browser: fakeBrowser() })}>
        <Page pathname="/exchange" />
      </InShell>,
    );
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('asks for an app that it has no pin of, and shows the not-found page if it has no release', async () => {
    const newestPinOf = jest.fn(() => Promise.resolve(null));
    const composition = { ...fakeBrowser().composition, newestPinOf };
    render(
      <InShell shell={aShell({ browser: fakeBrowser({ composition, isFirstPage: () => false }) })}>
        <Page pathname="/apps/rewards" />
      </InShell>,
    );
    expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    expect(newestPinOf).toHaveBeenCalledWith('mfe-rewards');
  });

  it('reports a visitor who leaves the slot before its remote is requested', () => {
    const left = jest.fn();
    const composition = { ...fakeBrowser().composition, left };
    const page = render(
      <InShell shell={aShell({ browser: fakeBrowser({ composition }) })}>
        <Page pathname="/exchange" />
      </InShell>,
    );
    page.unmount();
    expect(left).toHaveBeenCalledWith('mfe-exchange');
  });
});
