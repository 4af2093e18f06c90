/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';

import { authChanged, createEventBus, signInAsked } from '@coinlane/shared-contracts/events';
import type { SignInAsked } from '@coinlane/shared-contracts/events';

import { aShell, fakeBrowser, InShell } from '../testing';
import { AccountCorner, SignInDialogs } from './account-corner';

const DialogStub = ({ asked }: { readonly asked: SignInAsked }) => <p role="dialog">{asked.view}</p>;
const MenuStub = () => <p role="menu">menu</p>;

const open = (isSignedIn = false) => {
  const bus = createEventBus(() => undefined);
  let hasSession = isSignedIn;
  const loadDialog = jest.fn(() => Promise.resolve(DialogStub));
  const loadMenu = jest.fn(() => Promise.resolve(MenuStub));
  const browser = fakeBrowser({ bus, account: { hasSession: () => hasSession, loadDialog, loadMenu } });
  const user = userEvent.setup();
  render(
    <InShell shell={aShell({ browser })}>
      <AccountCorner />
      <SignInDialogs />
    </InShell>,
  );
  const change = (isAuth: boolean): void => {
    hasSession = isAuth;
    bus.publish(authChanged, { isAuth });
  };
  return { bus, user, change, loadDialog, loadMenu };
};

const wayIn = () => screen.queryByRole('button', { name: 'Sign in' });

describe('the account in the header', () => {
  it('shows a sign-in button, and loads nothing before it is pressed', async () => {
    const { user, loadDialog, loadMenu } = open();
    expect([loadDialog.mock.calls.length, loadMenu.mock.calls.length]).toEqual([0, 0]);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('sign-in');
  });

  it('keeps the mark that reserves the width of the menu in step with the session', async () => {
    const { change } = open(true);
    const root = document.documentElement;
    await screen.findByRole('menu');
    expect(root).toHaveAttribute('data-session');
    act(() => change(false));
    expect(root).not.toHaveAttribute('data-session');
  });

  it('opens the dialog for a request on the bus, with the requested view', async () => {
    const { bus } = open();
    act(() => {
      bus.publish(signInAsked, { view: 'register' });
    });
    expect(await screen.findByRole('dialog')).toHaveTextContent('register');
    act(() => {
      bus.publish(signInAsked, { view: 'passkeys' });
    });
    expect(screen.getByRole('dialog')).toHaveTextContent('passkeys');
  });

  it('opens the dialog for a press in the commit that makes the button work', async () => {
    const bus = createEventBus(() => undefined);
    const account = { hasSession: () => false, loadDialog: () => Promise.resolve(DialogStub) };
    const browser = fakeBrowser({
      bus,
      account: { ...account, loadMenu: () => Promise.resolve(MenuStub) },
    });
    const EarlyPress = () => {
      useLayoutEffect(() => {
        bus.publish(signInAsked, { view: 'sign-in' });
      }, []);
      return null;
    };
    render(
      <InShell shell={aShell({ browser })}>
        <SignInDialogs />
        <EarlyPress />
      </InShell>,
    );
    expect(await screen.findByRole('dialog')).toHaveTextContent('sign-in');
  });

  it('shows the menu while a user is signed in', async () => {
    const { change } = open();
    act(() => {
      change(true);
    });
    expect(await screen.findByRole('menu')).toBeInTheDocument();
    expect(wayIn()).toBeNull();
    act(() => {
      change(false);
    });
    expect(wayIn()).toBeInTheDocument();
  });

  it('is a link to the account until the menu has loaded', () => {
    open(true);
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/pro');
  });
});
