/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/dom';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { timeoutError } from '@coinlane/shared-contracts/errors';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { ADDRESSES, KEYS, TRANSACTION_ID } from './app/service.fixture';
import * as face from './lifecycle';
import { leavePage, servedPage } from './served-page.fixture';

const { mount, unmount } = face;
const FORM = '/exchange?from=btc&to=eth&amount=0.1';
const STATUS_PAGE = `/exchange/txs/${TRANSACTION_ID}`;

afterEach(leavePage);

/** The button after hydration: it is disabled in the server's HTML. */
const exchangeButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Review exchange' });
    expect(button).toBeEnabled();
    return button;
  });
const recipient = () => screen.findByRole('textbox', { name: 'Recipient wallet address' });

describe('the exchange remote', () => {
  it('exports its lifecycle only', () => {
    expect(Object.keys(face).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('fetches its data if the server rendered nothing, and can be mounted again', async () => {
    const props = mountPropsOf(aRequest(FORM));
    await mount(props);
    expect(await screen.findByDisplayValue('1.4032')).toHaveAccessibleName('You get');

    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();

    await mount(props);
    expect(await screen.findByDisplayValue('1.4032')).toBeInTheDocument();
    await unmount(props);
  });

  it.each(['/', FORM, '/exchange?to=xrp', '/exchange?from=nope', STATUS_PAGE, '/exchange/txs/abcdef123456'])(
    'hydrates %s without a warning and without a repeated call',
    async (path) => {
      const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const reportError = jest.fn();
      const seen: HttpRequest[] = [];
      const props = await servedPage(path, { reportError, seen });
      const heading = screen.getByRole('heading', { level: 1 });

      await mount(props);
      if (!path.includes('txs')) await exchangeButton();

      expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
      expect(reportError).not.toHaveBeenCalled();
      expect(complain).not.toHaveBeenCalled();
      // the prices of an order are estimates: the server does not wait for them
      expect(seen.filter(({ service }) => service !== 'price-data')).toEqual([]);
      complain.mockRestore();
    },
  );

  it.each([
    { broken: 'the offers', key: KEYS.estimates, cure: '1.4032' },
    { broken: 'the market', key: KEYS.market, cure: '1.4032' },
  ])('hydrates a page for which $broken failed, and fetches it', async ({ key, cure }) => {
    const reportError = jest.fn();
    const props = await servedPage(FORM, { reportError, onServer: { [key]: timeoutError(10_000) } });

    await mount(props);

    expect(await screen.findByDisplayValue(cure)).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it("hydrates an order's page in one step, whatever its clock", async () => {
    const reportError = jest.fn();
    const props = await servedPage(STATUS_PAGE, { reportError, serverNow: () => Date.now() + 60_000 });

    await mount(props);

    expect(await screen.findByText(/^Updated 1 minute ago$|^Updated \d+ seconds? ago$/)).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('keeps text that a signed-in user typed before hydration', async () => {
    const reportError = jest.fn();
    const props = await servedPage(FORM, { reportError, isSignedIn: () => true });
    const field = await recipient();
    Object.assign(field, { value: ADDRESSES.eth });
    await mount(props);
    await exchangeButton();
    expect(await recipient()).toBe(field);
    expect(field).toHaveValue(ADDRESSES.eth);
    expect(reportError).not.toHaveBeenCalled();
  });

  it('keeps text typed before hydration', async () => {
    const props = await servedPage(FORM);
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'You send' });
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipient wallet address' });
    amount.value = '0.75';
    address.value = ADDRESSES.eth;

    await mount(props);

    expect(await screen.findByDisplayValue('0.75')).toBe(amount);
    expect(await recipient()).toHaveValue(ADDRESSES.eth);
    await waitFor(() => expect(props.navigation.location().search).toContain('amount=0.75'));
  });

  it('applies the pair of the hash to an amount that was typed before hydration', async () => {
    const props = await servedPage('/exchange#from=xrp&to=btc');
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'You send' });
    amount.value = '0.75';

    await mount(props);

    expect(await screen.findByRole('button', { name: /^Choose currency to send XRP/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Choose currency to receive BTC/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'You send' })).toHaveValue('0.75');
    await waitFor(() => expect(props.navigation.location().search).toBe('?from=xrp&to=btc&amount=0.75'));
  });
});
