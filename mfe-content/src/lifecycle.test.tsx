/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';

import { contentHttp } from './app/content-http.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import * as face from './lifecycle';
import { render } from './server';

const { mount, unmount } = face;

afterEach(() => {
  document.body.replaceChildren();
});

describe('the content remote', () => {
  it('exports its lifecycle only', () => {
    expect(Object.keys(face).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('removes everything when it is unmounted, and can be mounted again', async () => {
    const props = mountPropsOf(aRequest('/blog'));
    await mount(props);
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();

    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();

    await mount(props);
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();
    await unmount(props);
  });

  it.each([
    '/blog',
    '/blog/memo-and-tag',
    '/blog/search',
    '/for-partners',
    '/reviews',
    '/contact',
    '/blog/gone',
  ])('hydrates %s without a warning', async (path) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reportError = jest.fn();
    const request = aRequest(path, { basename: '/ja' });
    const fragment = await render(request);
    const props = mountPropsOf(request, {
      fragment: { state: fragment.state, pathname: request.pathname },
      reportError,
    });
    props.domElement.innerHTML = fragment.html;
    const served = screen.getByRole('heading', { level: 1 });

    await mount(props);

    expect(screen.getByRole('heading', { level: 1 })).toBe(served);
    expect(reportError).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    await unmount(props);
    complain.mockRestore();
  });

  it('opens the contact page, whose code other pages do not have, from another page', async () => {
    const props = mountPropsOf(aRequest('/blog'));
    await mount(props);
    await screen.findByRole('heading', { level: 1, name: 'Blog' });

    props.navigation.push('/contact');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument();
    await unmount(props);
  });

  it('opens a post from the list, and its category from the post', async () => {
    const setHead = jest.fn();
    const props = mountPropsOf(aRequest('/blog'), { setHead });
    await mount(props);

    await userEvent.click(await screen.findByRole('link', { name: 'Memo and tag' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Memo and tag' })).toBeInTheDocument();
    expect(setHead).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Memo and tag | Coinlane' }));

    await userEvent.click(screen.getAllByRole('link', { name: 'Safety' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: /^Category/ })).toBeInTheDocument();
    await unmount(props);
  });

  it('prefetches the text of a page when its link has the focus (spec §2)', async () => {
    const seen: HttpRequest[] = [];
    const http = contentHttp({}, seen);
    const request = aRequest('/for-partners/dapps', { http });
    const { html, state } = await render(request);
    seen.length = 0;
    const props = mountPropsOf(request, { fragment: { state, pathname: request.pathname }, http });
    props.domElement.innerHTML = html;
    await mount(props);
    expect(seen).toEqual([]);

    const api = within(screen.getByRole('navigation', { name: 'Where to go from here' })).getByRole('link', {
      name: 'API',
    });
    api.focus();
    await waitFor(() => expect(seen.map(({ path }) => path)).toEqual(['/pages/api']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(props.navigation.location().pathname).toBe('/api'));

    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(seen.map(({ path }) => path)).toEqual(['/pages/api']);
    await unmount(props);
  });

  it('searches the posts without leaving the page, and shows their number', async () => {
    const props = mountPropsOf(aRequest('/blog'));
    await mount(props);

    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the posts' }), 'memo{Enter}');

    expect(await screen.findByText('Posts found: 1')).toHaveAttribute('role', 'status');
    expect(props.navigation.location()).toMatchObject({ pathname: '/blog/search', search: '?q=memo' });
    await unmount(props);
  });

  it('shows the breadcrumbs of a partner page', async () => {
    const props = mountPropsOf(aRequest('/for-partners/dapps'));
    await mount(props);

    const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Main', 'For partners', 'For applications']);
    await unmount(props);
  });

  it('shows why a page failed to load, and loads it on retry', async () => {
    let isDown = true;
    const http: HttpPort = (request) => (isDown ? TE.left(networkError('reset')) : contentHttp()(request));
    const props = mountPropsOf(aRequest('/api', { http }), { http });
    await mount(props);
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost');

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'For applications' })).toBeInTheDocument();
    await unmount(props);
  });
});
