/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { timeoutError } from '@coinlane/shared-contracts/errors';
import { createEventBus, transactionCreated } from '@coinlane/shared-contracts/events';
import { createdReply } from '@coinlane/shared-contracts/testing';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { aRequest } from './app/fragment-request.fixture';
import { memoryStorage, mountPropsOf } from './app/mount-props.fixture';
import { ADDRESSES, aServiceWith, KEYS, TRANSACTION_ID } from './app/service.fixture';
import type { Answers } from './app/service.fixture';
import * as face from './lifecycle';
import { render } from './server';

const { mount, unmount } = face;
const FORM = '/exchange?from=btc&to=eth&amount=0.1';
const STATUS_PAGE = `/exchange/txs/${TRANSACTION_ID}`;

type Settings = Partial<MountProps> & {
  readonly answers?: Answers;
  readonly seen?: HttpRequest[];
  /** What the server got to hear when it rendered the page. */
  readonly onServer?: Answers;
};

let mounted: MountProps | null = null;

const served = async (
  path: string,
  { answers = {}, seen = [], onServer = {}, ...changes }: Settings = {},
) => {
  const request = aRequest(path, { http: aServiceWith(onServer) });
  const fragment = await render(request);
  const state: unknown = JSON.parse(JSON.stringify(fragment.state));
  const props = mountPropsOf(request, {
    fragment: { state },
    http: aServiceWith(answers, seen),
    ...changes,
  });
  props.domElement.innerHTML = fragment.html;
  mounted = props;
  return props;
};

afterEach(async () => {
  if (mounted !== null) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

const pathsOf = (seen: readonly HttpRequest[]): readonly string[] =>
  seen.map(({ method, path }) => `${method} ${path}`);
const exchangeButton = () => screen.findByRole('button', { name: 'Exchange' });
const recipient = () => screen.findByRole('textbox', { name: 'Recipient wallet address' });

describe('the exchange remote', () => {
  it('offers its lifecycle and nothing else', () => {
    expect(Object.keys(face).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
  });

  it('fetches what it shows when the server has rendered nothing, and can be mounted again', async () => {
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
    'hydrates %s without a complaint and without a call',
    async (path) => {
      const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const reportError = jest.fn();
      const seen: HttpRequest[] = [];
      const props = await served(path, { reportError, seen });
      const heading = screen.getByRole('heading', { level: 1 });

      await mount(props);
      if (!path.includes('txs')) await exchangeButton();

      expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
      expect(reportError).not.toHaveBeenCalled();
      expect(complain).not.toHaveBeenCalled();
      expect(seen).toEqual([]);
      complain.mockRestore();
    },
  );

  it.each([
    { broken: 'the offers', key: KEYS.estimates, cure: '1.4032' },
    { broken: 'the market', key: KEYS.market, cure: '1.4032' },
  ])('hydrates a page for which $broken failed, and puts it right', async ({ key, cure }) => {
    const reportError = jest.fn();
    const props = await served(FORM, { reportError, onServer: { [key]: timeoutError(10_000) } });

    await mount(props);

    expect(await screen.findByDisplayValue(cure, undefined, { timeout: 8000 })).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('takes a transaction page over in one go, whatever its clock says by then', async () => {
    const reportError = jest.fn();
    const props = await served(STATUS_PAGE, { reportError, serverNow: () => Date.now() + 60_000 });

    await mount(props);

    expect(await screen.findByText(/^Updated 1 minute ago$|^Updated \d+ seconds? ago$/)).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('keeps what was typed before the code was there', async () => {
    const props = await served(FORM);
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'You send' });
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recipient wallet address' });
    amount.value = '0.75';
    address.value = ADDRESSES.eth;

    await mount(props);

    expect(await screen.findByDisplayValue('0.75')).toBe(amount);
    expect(await recipient()).toHaveValue(ADDRESSES.eth);
    await waitFor(() => expect(props.navigation.location().search).toContain('amount=0.75'));
  });
});

describe('an order from the first key to the transaction page', () => {
  it('is made once, remembered, announced and opened', async () => {
    const seen: HttpRequest[] = [];
    const bus = createEventBus(jest.fn());
    const heard = jest.fn();
    bus.subscribe(transactionCreated, heard);
    const storage = memoryStorage();
    const props = await served(FORM, { seen, bus, storage });
    await mount(props);
    await userEvent.type(await recipient(), ADDRESSES.eth);

    const button = await exchangeButton();
    await userEvent.dblClick(button);

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

  it('never leaves the site for an address that the service names', async () => {
    const redirecting = { ...createdReply, redirectUrl: 'https://evil.example/checkout' };
    const props = await served(FORM, { answers: { [KEYS.create]: redirecting } });
    await mount(props);
    await userEvent.type(await recipient(), ADDRESSES.eth);
    await userEvent.click(await exchangeButton());

    await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' });
    expect(props.navigation.location().pathname).toBe(`/exchange/txs/${createdReply.id}`);
  });

  it('sends an order of unknown fate again with the same key, over a reload too', async () => {
    const seen: HttpRequest[] = [];
    const storage = memoryStorage();
    const answers = { [KEYS.create]: timeoutError(10_000) };
    const first = await served(FORM, { seen, storage, answers });
    await mount(first);
    await userEvent.type(await recipient(), ADDRESSES.eth);
    await userEvent.click(await exchangeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We do not know yet whether your exchange was made',
    );
    await waitFor(() => expect(storage.read('exchange-draft')).toContain(ADDRESSES.eth));
    await unmount(first);
    document.body.replaceChildren();

    const second = await served(FORM, { seen, storage });
    await mount(second);
    await waitFor(async () => expect(await recipient()).toHaveValue(ADDRESSES.eth));
    await userEvent.click(await exchangeButton());
    await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' });

    const keys = seen.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/[0-9a-f]{32}/);
    expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(storage.read('exchange-attempt')).toBeNull());
  });

  it('says every reason why it cannot be sent, takes the visitor to the first, and sends nothing', async () => {
    const seen: HttpRequest[] = [];
    const props = await served('/exchange?from=btc&to=xrp&amount=0.1', { seen });
    await mount(props);

    await userEvent.click(await exchangeButton());

    const alert = await screen.findByText('2 things are missing');
    expect(alert.closest('[role=alert]')).toHaveTextContent('Decide about the Destination tag.');
    expect(await recipient()).toHaveFocus();
    expect(pathsOf(seen)).not.toContain('POST /transactions');
  });
});

describe('the way back', () => {
  it('lists the exchanges of this browser, newest first', async () => {
    const storage = memoryStorage({ transactions: 'aaaaaa111111,bbbbbb222222,not an id' });
    const props = await served(FORM, { storage });
    await mount(props);

    const region = await screen.findByRole('region', { name: 'Your recent exchanges' });
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/exchange/txs/bbbbbb222222',
      '/exchange/txs/aaaaaa111111',
    ]);
  });
});

describe('what the address bar and the cookies add', () => {
  it('reads parameters in the hash once the server’s page is taken over', async () => {
    const reportError = jest.fn();
    const props = await served('/exchange#from=xrp&to=eth&amount=500', { reportError });
    await mount(props);

    expect(await screen.findByDisplayValue('500')).toHaveAccessibleName('You send');
    expect(await screen.findByRole('button', { name: /^Choose currency to send XRP/ })).toBeInTheDocument();
    expect(reportError).not.toHaveBeenCalled();
  });

  it('sends the referral’s id with the order', async () => {
    const seen: HttpRequest[] = [];
    const props = await served(FORM, { seen, storage: memoryStorage({ linkId: 'abcdef1234' }) });
    await mount(props);
    await userEvent.type(await recipient(), ADDRESSES.eth);
    await userEvent.click(await exchangeButton());
    await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' });

    expect(seen.find(({ method }) => method === 'POST')).toMatchObject({ body: { linkId: 'abcdef1234' } });
  });

  it('says that ten thousand digits are too long, and asks no provider', async () => {
    const seen: HttpRequest[] = [];
    await mount(await served(FORM, { seen }));
    const amount = screen.getByRole('textbox', { name: 'You send' });

    await userEvent.clear(amount);
    await userEvent.click(amount);
    await userEvent.paste('9'.repeat(10_000));

    expect(await screen.findByText('This number is too long.')).toBeInTheDocument();
    expect(pathsOf(seen)).toEqual([]);
  });
});
