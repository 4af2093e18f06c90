/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { StartPlaceProvider } from './remote';
import { memoryNavigation } from './testing';
import { Link, Navigate, RemoteRouter, Route, Routes, useParams } from './navigation';

const owns = (pathname: string): boolean => pathname.startsWith('/exchange');

const pages = (
  <Routes>
    <Route path="/exchange" element={<h1>Form</h1>} />
    <Route path="/exchange/history" element={<h1>Orders</h1>} />
  </Routes>
);

describe('RemoteRouter', () => {
  it('shows the current location of the shell, and follows it', () => {
    const navigation = memoryNavigation('/exchange');
    render(
      <RemoteRouter navigation={navigation} owns={owns}>
        {pages}
      </RemoteRouter>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Form');
    act(() => navigation.push('/exchange/history'));
    expect(screen.getByRole('heading')).toHaveTextContent('Orders');
  });

  it('follows a link that was pressed after the render and before the subscription', () => {
    const navigation = memoryNavigation('/exchange');
    const Impatient = () => {
      useLayoutEffect(() => navigation.push('/exchange/history'), []);
      return pages;
    };
    render(
      <RemoteRouter navigation={navigation} owns={owns}>
        <Impatient />
      </RemoteRouter>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Orders');
  });

  it('keeps its last page when the shell navigates to another remote', () => {
    const navigation = memoryNavigation('/exchange/history');
    render(
      <RemoteRouter navigation={navigation} owns={owns}>
        {pages}
      </RemoteRouter>,
    );
    act(() => navigation.push('/currencies'));
    expect(screen.getByRole('heading')).toHaveTextContent('Orders');
  });

  it.each([
    { rule: 'another remote: the page is unchanged until it unmounts', to: '/currencies', shows: 'Form' },
    { rule: 'another page of its own: that page is shown', to: '/exchange/history', shows: 'Orders' },
  ])('hydrates the server-rendered page if the visitor navigated to $rule', async ({ to, shows }) => {
    const navigation = memoryNavigation('/exchange');
    const tree = (
      <StartPlaceProvider value={navigation.location()}>
        <RemoteRouter navigation={navigation} owns={owns}>
          <main>{pages}</main>
        </RemoteRouter>
      </StartPlaceProvider>
    );
    const host = document.createElement('div');
    host.innerHTML = renderToString(tree);
    document.body.replaceChildren(host);
    const mended: unknown[] = [];
    navigation.push(to);
    await act(async () => {
      hydrateRoot(host, tree, { onRecoverableError: (error) => mended.push(error) });
      await Promise.resolve();
    });
    expect(mended).toEqual([]);
    expect(screen.getByRole('heading')).toHaveTextContent(shows);
  });
});

const show = (path: string, children: ReactNode, basename?: string) => {
  const navigation = memoryNavigation(path, basename);
  render(
    <RemoteRouter navigation={navigation} owns={() => true}>
      {children}
    </RemoteRouter>,
  );
  return navigation;
};

const Order = () => <p>Order {useParams()['id']}</p>;

describe('Routes', () => {
  it.each([
    { rule: 'the page of a path', path: '/exchange', shows: 'Form' },
    { rule: 'a trailing slash', path: '/exchange/', shows: 'Form' },
    { rule: 'upper case', path: '/Exchange', shows: 'Form' },
    { rule: 'a longer path', path: '/exchange/history', shows: 'Orders' },
    { rule: 'a parameter', path: '/exchange/txs/a1', shows: 'Order a1' },
    { rule: 'an encoded parameter', path: '/exchange/txs/a%20b', shows: 'Order a b' },
    { rule: 'an invalid encoding', path: '/exchange/txs/%E0', shows: 'Order %E0' },
    { rule: 'a missing parameter', path: '/exchange/txs/', shows: '' },
    { rule: 'a path below a route', path: '/exchange/history/2', shows: '' },
    { rule: 'another path', path: '/swap', shows: '' },
  ])('shows $rule: $path', ({ path, shows }) => {
    show(
      path,
      <section aria-label="page">
        <Routes>
          <Route path="/exchange" element="Form" />
          <Route path="/exchange/history" element="Orders" />
          <Route path="/exchange/txs/:id" element={<Order />} />
        </Routes>
      </section>,
    );
    expect(screen.getByRole('region', { name: 'page' })).toHaveTextContent(new RegExp(`^${shows}$`));
  });
});

describe('Link', () => {
  it.each([
    { rule: 'a click opens the page', click: {}, target: undefined, opens: true },
    {
      rule: 'with a modifier key the browser opens it',
      click: { ctrlKey: true },
      target: undefined,
      opens: false,
    },
    { rule: 'another button is left to the browser', click: { button: 1 }, target: undefined, opens: false },
    { rule: 'another target is left to the browser', click: {}, target: '_blank', opens: false },
  ])('$rule', ({ click, target, opens }) => {
    const navigation = show(
      '/exchange',
      <Link to="/exchange/history" {...(target === undefined ? {} : { target })}>
        Orders
      </Link>,
    );
    const link = screen.getByRole('link');
    const event = createEvent.click(link, click);
    fireEvent(link, event);
    expect(event.defaultPrevented).toBe(opens);
    expect(navigation.location().pathname).toBe(opens ? '/exchange/history' : '/exchange');
  });

  it('has the language prefix in its address', () => {
    show('/exchange', <Link to="/exchange/history">Orders</Link>, '/de');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/exchange/history');
  });

  it('does nothing if its own handler prevented it', () => {
    const navigation = show(
      '/exchange',
      <Link to="/exchange/history" onClick={(event) => event.preventDefault()}>
        Orders
      </Link>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(navigation.location().pathname).toBe('/exchange');
  });

  it.each([
    { to: '/exchange?from=btc', how: 'replace' },
    { to: '/exchange?from=eth', how: 'push' },
  ] as const)('adds no entry to the history for the current page: $to', ({ to, how }) => {
    const navigation = memoryNavigation('/exchange?from=btc');
    const opened: string[] = [];
    const watched = {
      ...navigation,
      push: (path: string) => opened.push(`push ${path}`),
      replace: (path: string) => opened.push(`replace ${path}`),
    };
    render(
      <RemoteRouter navigation={watched} owns={owns}>
        <Link to={to}>Form</Link>
      </RemoteRouter>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(opened).toEqual([`${how} ${to}`]);
  });
});

describe('Navigate', () => {
  it('opens its path once', () => {
    const navigation = show('/exchange', <Navigate replace to="/exchange/history" />);
    expect(navigation.location().pathname).toBe('/exchange/history');
  });
});
