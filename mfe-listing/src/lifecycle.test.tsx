/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import { createEventBus, pairPicked } from '@coinlane/shared-contracts/events';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { contentReplies } from './api/listing/listing-replies.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import * as face from './lifecycle';
import { render } from './server';

const { mount, unmount } = face;
const http = fakeHttp(contentReplies);

afterEach(() => {
  document.body.replaceChildren();
});

const served = async (path: string, changes: Partial<MountProps> = {}): Promise<MountProps> => {
  const [pathname = '', query] = path.split('?');
  const request = aRequest(pathname, { http, search: query === undefined ? '' : `?${query}` });
  const fragment = await render(request);
  const state: unknown = JSON.parse(JSON.stringify(fragment.state));
  const props = mountPropsOf(request, { fragment: { state, pathname: request.pathname }, ...changes });
  props.domElement.innerHTML = fragment.html;
  return props;
};

describe('the listing remote', () => {
  it('exports its lifecycle only', () => {
    expect(Object.keys(face).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('fetches its data if the server rendered nothing, and can be mounted again', async () => {
    const props = mountPropsOf(aRequest('/currencies', { http }));
    await mount(props);
    expect(await screen.findByRole('link', { name: /^Bitcoin BTC/ })).toBeInTheDocument();

    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();

    await mount(props);
    expect(await screen.findByRole('link', { name: /^Bitcoin BTC/ })).toBeInTheDocument();
    await unmount(props);
  });

  it.each([
    '/currencies',
    '/currencies?q=zzz',
    '/currencies/bitcoin',
    '/currencies/bitcoin/ethereum',
    '/from-bitcoin',
    '/buy/bitcoin',
    '/all-currencies-exchange',
    '/currencies/nothing',
  ])('hydrates %s without a warning and without a call', async (path) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reportError = jest.fn();
    const calls: HttpRequest[] = [];
    const props = await served(path, { reportError, http: fakeHttp(contentReplies, calls) });
    const heading = screen.getByRole('heading', { level: 1 });

    await mount(props);

    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(reportError).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
    await unmount(props);
    complain.mockRestore();
  });
});

describe('the currencies table in the browser', () => {
  it('filters while the user types, announces the count, and updates the address', async () => {
    const props = await served('/currencies');
    await mount(props);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or ticker' }), 'tether');

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies found: 2'));
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3));
    await waitFor(() => expect(props.navigation.location().search).toBe('?q=tether'));
    expect(screen.getByRole('searchbox')).toHaveValue('tether');
    await unmount(props);
  });

  it('shows the search of the opened address, whatever was typed before', async () => {
    const props = await served('/currencies?q=tether');
    await mount(props);
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('tether');

    await userEvent.type(field, 'zz');
    await waitFor(() => expect(props.navigation.location().search).toBe('?q=tetherzz'));
    expect(field).toHaveValue('tetherzz');

    props.navigation.push('/currencies?q=bit');
    await waitFor(() => expect(field).toHaveValue('bit'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies found: 1'));
    await unmount(props);
  });

  it('fetches the whole list once, however much is typed', async () => {
    const calls: HttpRequest[] = [];
    const props = await served('/currencies', { http: fakeHttp(contentReplies, calls) });
    await mount(props);

    await userEvent.type(screen.getByRole('searchbox'), 'bitcoin');

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Currencies found: 1'));
    expect(calls.map(({ path }) => path).sort()).toEqual(['/currencies', '/ranks', '/top-currencies/links']);
    await unmount(props);
  });

  it('sorts by name and opens the next page, each with its own address', async () => {
    const props = await served('/currencies');
    await mount(props);

    await userEvent.click(screen.getByRole('button', { name: 'Sort by: Rank' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'A → Z' }));
    expect(await screen.findByRole('button', { name: 'Sort by: A → Z' })).toBeInTheDocument();
    await waitFor(() =>
      expect(within(screen.getByRole('table')).getAllByRole('row')[1]).toHaveTextContent('Act'),
    );

    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() =>
      expect(within(screen.getByRole('table')).getAllByRole('row')[1]).toHaveTextContent(/^26/),
    );
    expect(props.navigation.location().search).toBe('?sort=abc&page=2');
    await unmount(props);
  });

  it('opens a currency and comes back by the breadcrumbs', async () => {
    const setHead = jest.fn();
    const props = await served('/currencies', { setHead });
    await mount(props);

    await userEvent.click(screen.getByRole('link', { name: /^Bitcoin BTC/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Exchange Bitcoin (BTC)' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(setHead).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Exchange Bitcoin (BTC) | Coinlane' }),
      ),
    );

    const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    await userEvent.click(within(trail).getByRole('link', { name: 'Currencies' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Currencies' })).toBeInTheDocument();
    await unmount(props);
  });

  it('removes the previous page immediately, so that its heading does not get the focus', async () => {
    const silent: HttpPort = () => () => new Promise(() => undefined);
    const props = await served('/currencies', { http: silent });
    await mount(props);

    await userEvent.click(screen.getByRole('link', { name: /^Bitcoin BTC/ }));

    expect(await screen.findByText('Loading …')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await unmount(props);
  });

  it('redirects to the replacement of a currency', async () => {
    const props = mountPropsOf(aRequest('/currencies/act-old', { http }));
    await mount(props);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Exchange Ethereum (ETH)' }),
    ).toBeInTheDocument();
    expect(props.navigation.location().pathname).toBe('/currencies/ethereum');
    await unmount(props);
  });

  it('publishes the picked pair', async () => {
    const bus = createEventBus(jest.fn());
    const picked = jest.fn();
    bus.subscribe(pairPicked, picked);
    const props = await served('/currencies', { bus });
    await mount(props);
    const stay = (event: Event): void => event.preventDefault();
    document.addEventListener('click', stay);

    await userEvent.click(screen.getByRole('link', { name: 'Exchange Bitcoin (BTC)' }));

    expect(picked).toHaveBeenCalledWith({ fromTicker: 'btc', toTicker: 'eth' });
    document.removeEventListener('click', stay);
    await unmount(props);
  });

  it('shows why the list failed to load, and loads it on retry', async () => {
    let isDown = true;
    const flaky: HttpPort = (request) => (isDown ? TE.left(networkError('offline')) : http(request));
    const props = mountPropsOf(aRequest('/currencies', { http: flaky }));
    await mount(props);
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost');

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: /^Bitcoin BTC/ })).toBeInTheDocument();
    await unmount(props);
  });
});
