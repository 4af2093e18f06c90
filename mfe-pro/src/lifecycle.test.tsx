/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import { authChanged, createEventBus, signInAsked } from '@coinlane/shared-contracts/events';

import { USER } from './api/account.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import * as face from './lifecycle';
import { render } from './server';

const { mount, unmount } = face;

afterEach(() => {
  document.body.replaceChildren();
});

describe('the pro remote', () => {
  it('exports only its lifecycle', () => {
    expect(Object.keys(face).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('leaves nothing behind when it is unmounted, and can be mounted again', async () => {
    const props = mountPropsOf(aRequest('/pro'));
    await mount(props);
    expect(screen.getByRole('heading', { level: 1, name: 'Pro area' })).toBeInTheDocument();

    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();

    await mount(props);
    expect(screen.getByRole('heading', { level: 1, name: 'Pro area' })).toBeInTheDocument();
    await unmount(props);
  });

  it("hydrates the server's HTML without warnings", async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reportError = jest.fn();
    const request = aRequest('/pro/plans', { basename: '/de' });
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

  it('requests no account for a signed-out visitor, and offers to sign in', async () => {
    const asked = jest.fn();
    const bus = createEventBus(jest.fn());
    bus.subscribe(signInAsked, asked);
    const props = mountPropsOf(aRequest('/pro/balance', { http: () => TE.left(httpError(401, null)) }), {
      bus,
    });
    await mount(props);

    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

    expect(asked.mock.calls).toEqual([[{ view: 'sign-in' }], [{ view: 'register' }]]);
    await unmount(props);
  });

  it('shows the same page after signing in, and hides it after signing out', async () => {
    let isSignedIn = false;
    const bus = createEventBus(jest.fn());
    const http: HttpPort = ({ path }) =>
      isSignedIn && path === '/users/me' ? TE.right(USER) : TE.left(httpError(401, null));
    const props = mountPropsOf(aRequest('/pro/balance', { http }), { bus });
    await mount(props);
    await screen.findByRole('button', { name: 'Sign in' });

    isSignedIn = true;
    bus.publish(authChanged, { isAuth: true });
    expect(await screen.findByText('ann@example.com')).toBeInTheDocument();
    expect(props.navigation.location().pathname).toBe('/pro/balance');

    bus.publish(authChanged, { isAuth: false });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByText('ann@example.com')).not.toBeInTheDocument();
    await unmount(props);
  });

  it('shows why the account could not be loaded, and tries again', async () => {
    let isDown = true;
    const http: HttpPort = () => TE.left(isDown ? networkError('reset') : httpError(401, null));
    const props = mountPropsOf(aRequest('/pro/plans', { http }));
    await mount(props);
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost');

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    await unmount(props);
  });

  it('marks the current page in the navigation', async () => {
    const props = mountPropsOf(aRequest('/pro/exchange/txs/a1'));
    await mount(props);
    expect(screen.getByRole('link', { current: 'page', name: 'Exchange' })).toBeInTheDocument();
    await unmount(props);
  });

  it('goes from page to page in the one history, and updates the head', async () => {
    const setHead = jest.fn();
    const props = mountPropsOf(aRequest('/pro'), { setHead });
    await mount(props);

    await userEvent.click(screen.getByRole('link', { name: 'Plans' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeInTheDocument();
    expect(props.navigation.location().pathname).toBe('/pro/plans');
    expect(setHead).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Plans | Coinlane', robots: 'noindex' }),
    );
    await unmount(props);
  });
});
