/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Route, Routes } from 'react-router';

import { StartPlaceProvider } from './remote';
import { memoryNavigation } from './testing';
import { Link, RemoteRouter } from './navigation';

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

describe('Link', () => {
  const press = (link: ComponentProps<typeof Link>, how: MouseEventInit = {}) => {
    const navigation = memoryNavigation('/exchange?from=btc', '/de');
    const went: string[] = [];
    const push = (path: string): void => void went.push(`push ${path}`);
    const replace = (path: string): void => void went.push(`replace ${path}`);
    render(
      <RemoteRouter navigation={{ ...navigation, push, replace }} owns={owns}>
        <Link {...link}>Orders</Link>
      </RemoteRouter>,
    );
    const anchor = screen.getByRole('link', { name: 'Orders' });
    const click = createEvent.click(anchor, how);
    fireEvent(anchor, click);
    return { went, href: anchor.getAttribute('href'), isLeftToBrowser: !click.defaultPrevented };
  };

  it('has an address with the prefix of the language', () => {
    expect(press({ to: '/exchange/history' }).href).toBe('/de/exchange/history');
  });

  it.each([
    { click: 'a press', link: { to: '/exchange/history' }, went: ['push /exchange/history'] },
    {
      click: 'the target _self',
      link: { to: '/exchange/history', target: '_self' },
      went: ['push /exchange/history'],
    },
    {
      click: 'the current address',
      link: { to: '/exchange?from=btc' },
      went: ['replace /exchange?from=btc'],
    },
  ])('navigates inside the page after $click', ({ link, went }) => {
    expect(press(link)).toMatchObject({ went, isLeftToBrowser: false });
  });

  it.each([
    { click: 'the middle button', how: { button: 1 } },
    { click: 'Ctrl', how: { ctrlKey: true } },
    { click: 'Cmd', how: { metaKey: true } },
    { click: 'Shift', how: { shiftKey: true } },
    { click: 'Alt', how: { altKey: true } },
    { click: 'another target', how: {}, target: '_blank' },
  ])('leaves a press with $click to the browser', ({ how, target }) => {
    const link = { to: '/exchange/history', ...(target === undefined ? {} : { target }) };
    expect(press(link, how)).toMatchObject({ went: [], isLeftToBrowser: true });
  });

  it('does not navigate if its owner handled the press', () => {
    const onClick = (event: MouseEvent): void => {
      event.preventDefault();
    };
    expect(press({ to: '/exchange/history', onClick }).went).toEqual([]);
  });
});
