/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Route, Routes } from 'react-router';

import { StartPlaceProvider } from './remote';
import { memoryNavigation } from './testing';
import { RemoteRouter } from './navigation';

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
