/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { authChanged, createEventBus } from '@coinlane/shared-contracts/events';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import * as face from './lifecycle';
import { render } from './server';

const { mount, unmount } = face;

afterEach(() => {
  document.body.replaceChildren();
});

describe('the pro remote', () => {
  it('offers its lifecycle and nothing else', () => {
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

  it('hydrates what the server rendered without a complaint', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reportError = jest.fn();
    const request = aRequest('/pro/plans', { basename: '/de' });
    const fragment = await render(request);
    const props = mountPropsOf(request, { fragment: { state: fragment.state }, reportError });
    props.domElement.innerHTML = fragment.html;
    const served = screen.getByRole('heading', { level: 1 });

    await mount(props);

    expect(screen.getByRole('heading', { level: 1 })).toBe(served);
    expect(reportError).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    await unmount(props);
    complain.mockRestore();
  });

  it('hears that the visitor has signed in and out', async () => {
    const bus = createEventBus(jest.fn());
    const props = mountPropsOf(aRequest('/pro/balance'), { bus });
    await mount(props);
    expect(screen.getByRole('heading', { name: 'You are not signed in' })).toBeInTheDocument();

    bus.publish(authChanged, { isAuth: true });
    expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeInTheDocument();

    bus.publish(authChanged, { isAuth: false });
    expect(await screen.findByRole('heading', { name: 'You are not signed in' })).toBeInTheDocument();
    await unmount(props);
  });

  it('goes from page to page in the one history, and says so in the head', async () => {
    const setHead = jest.fn();
    const props = mountPropsOf(aRequest('/pro'), { setHead });
    await mount(props);

    await userEvent.click(screen.getByRole('link', { name: /^Plans/ }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeInTheDocument();
    expect(props.navigation.location().pathname).toBe('/pro/plans');
    expect(setHead).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Plans | Coinlane', robots: 'noindex' }),
    );
    await unmount(props);
  });
});
