/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { timeoutError } from '@coinlane/shared-contracts/errors';
import { createEventBus, transactionCreated } from '@coinlane/shared-contracts/events';
import { createdReply } from '@coinlane/shared-contracts/testing';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { ADDRESSES, KEYS } from './app/service.fixture';
import { leavePage, livePage, pathsOf } from './served-page.fixture';

const FORM = '/exchange?from=btc&to=eth&amount=0.1';

afterEach(leavePage);

/** The button after hydration: it is disabled in the server's HTML. */
const exchangeButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Review exchange' });
    expect(button).toBeEnabled();
    return button;
  });
const createButton = () => screen.findByRole('button', { name: 'Create order' });
/** Presses the buttons of the form and of its review. */
const order = async () => {
  await userEvent.click(await exchangeButton());
  await userEvent.click(await createButton());
};
const recipient = () => screen.findByRole('textbox', { name: 'Recipient wallet address' });

describe("an order from the first key press to the order's page", () => {
  it('is created once, saved, announced and opened', async () => {
    const seen: HttpRequest[] = [];
    const bus = createEventBus(jest.fn());
    const heard = jest.fn();
    bus.subscribe(transactionCreated, heard);
    const storage = memoryStorage();
    const props = await livePage(FORM, { seen, bus, storage });
    fireEvent.input(await recipient(), { target: { value: ADDRESSES.eth } });

    const button = await exchangeButton();
    await userEvent.dblClick(button);
    expect(pathsOf(seen)).not.toContain('POST /transactions');
    await userEvent.dblClick(await createButton());

    expect(await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' })).toBeInTheDocument();
    expect(pathsOf(seen).filter((path) => path === 'POST /transactions')).toHaveLength(1);
    expect(seen.find(({ method }) => method === 'POST')).toMatchObject({
      body: { fromAmount: '0.1', address: ADDRESSES.eth, flow: 'standard', type: 'direct' },
    });
    expect(props.navigation.location().pathname).toBe(`/exchange/txs/${createdReply.id}`);
    expect(storage.read('transactions')).toBe(createdReply.id);
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({
        transactionId: createdReply.id,
        fromTicker: 'btc',
        toTicker: 'eth',
      }),
    );
    await waitFor(() => expect(storage.read('exchange-draft')).toBeNull());
  });

  it('never leaves the site for an unknown checkout host', async () => {
    const redirecting = { ...createdReply, redirectUrl: 'https://evil.example/checkout' };
    const props = await livePage(FORM, { answers: { [KEYS.create]: redirecting } });
    fireEvent.input(await recipient(), { target: { value: ADDRESSES.eth } });
    await order();

    await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' });
    expect(props.navigation.location().pathname).toBe(`/exchange/txs/${createdReply.id}`);
  });

  it('retries an order of unknown outcome with the same key, also after a reload', async () => {
    const seen: HttpRequest[] = [];
    const storage = memoryStorage();
    const answers = { [KEYS.create]: timeoutError(10_000) };
    await livePage(FORM, { seen, storage, answers });
    fireEvent.input(await recipient(), { target: { value: ADDRESSES.eth } });
    await order();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are checking whether your order exists. Do not send anything yet.',
    );
    await waitFor(() => expect(storage.read('exchange-draft')).toContain(ADDRESSES.eth));
    await leavePage();

    await livePage(FORM, { seen, storage });
    await waitFor(async () => expect(await recipient()).toHaveValue(ADDRESSES.eth));
    await order();
    await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' });

    const keys = seen.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/[0-9a-f]{32}/);
    expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(storage.read('exchange-attempt')).toBeNull());
  });

  it('shows every problem, focuses the first one, and sends nothing', async () => {
    const seen: HttpRequest[] = [];
    await livePage('/exchange?from=btc&to=xrp&amount=0.1', { seen });

    await userEvent.click(await exchangeButton());

    const alert = await screen.findByText('2 things are missing');
    expect(alert.closest('[role=alert]')).toHaveTextContent(
      'Enter the Destination tag, or confirm that your wallet needs none.',
    );
    expect(await recipient()).toHaveFocus();
    expect(pathsOf(seen)).not.toContain('POST /transactions');
  });
});

describe('the history', () => {
  it('lists the exchanges of this browser, newest first', async () => {
    const storage = memoryStorage({ transactions: 'aaaaaa111111,bbbbbb222222,not an id' });
    await livePage(FORM, { storage });

    const region = await screen.findByRole('region', { name: 'Your recent exchanges' });
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/exchange/history',
      '/exchange/txs/bbbbbb222222',
      '/exchange/txs/aaaaaa111111',
    ]);
  });
});

describe('parameters and cookies', () => {
  it('are read from the hash after hydration', async () => {
    const reportError = jest.fn();
    await livePage('/exchange#from=xrp&to=eth&amount=500', { reportError });

    expect(await screen.findByDisplayValue('500')).toHaveAccessibleName('You send');
    expect(await screen.findByRole('button', { name: /^Choose currency to send XRP/ })).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('send the referral ID with the order', async () => {
    const seen: HttpRequest[] = [];
    await livePage(FORM, { seen, storage: memoryStorage({ linkId: 'abcdef1234' }) });
    fireEvent.input(await recipient(), { target: { value: ADDRESSES.eth } });
    await order();
    await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' });

    expect(seen.find(({ method }) => method === 'POST')).toMatchObject({ body: { linkId: 'abcdef1234' } });
  });

  it('reject ten thousand digits without a call', async () => {
    const seen: HttpRequest[] = [];
    await livePage(FORM, { seen });
    const amount = screen.getByRole('textbox', { name: 'You send' });

    await userEvent.clear(amount);
    await userEvent.click(amount);
    await userEvent.paste('9'.repeat(10_000));

    expect(await screen.findByText('This number is too long.')).toBeInTheDocument();
    expect(pathsOf(seen)).toEqual([]);
  });
});
