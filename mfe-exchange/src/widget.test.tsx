/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { WIDGET_MESSAGE_SOURCE as source } from '@coinlane/shared-contracts/widget';

import { aRequest } from './app/fragment-request.fixture';
import { ADDRESSES, KEYS } from './app/service.fixture';
import { leavePage, livePage, observeNoSizes, pathsOf, servedPage } from './served-page.fixture';
import { mount } from './lifecycle';
import { render } from './server';

beforeAll(observeNoSizes);
afterEach(leavePage);

const TOP_UP = `/embed?topUpMode=true&topUpCurrency=eth&topUpAddress=${ADDRESSES.eth}&from=btc`;

describe('the fragment of /embed', () => {
  it.each([
    {
      path: '/embed',
      has: ['Bitcoin', 'value="0.1"', 'Questions', 'Exchange by Coinlane', 'Continue'],
      lacks: [],
    },
    { path: '/embed?from=eth&to=btc&amount=3', has: ['value="3"', 'Ethereum'], lacks: [] },
    {
      path: '/embed?faq=false&logo=false&locales=false',
      has: ['Continue'],
      lacks: ['Questions', 'Exchange by', 'widget-language'],
    },
    { path: '/embed?fiat=false', has: ['Continue'], lacks: ['exchange-kind'] },
    { path: TOP_UP, has: ['Top up ETH'], lacks: ['Swap the two currencies'] },
    { path: '/embed?amount=zebra', has: ['value="0.1"'], lacks: ['zebra'] },
  ])("$path applies the partner's settings", async ({ path, has, lacks }) => {
    const { status, html, head, isCacheable } = await render(aRequest(path));
    expect([status, isCacheable, head.robots]).toEqual([200, false, 'noindex']);
    for (const text of has) expect(html).toContain(text);
    for (const text of lacks) expect(html).not.toContain(text);
    expect(html).not.toContain('style=');
  });
});

describe('the widget', () => {
  it.each(['/embed', '/embed?horizontal=true&lang=en-US', TOP_UP, '/embed?isFiat=true'])(
    'hydrates %s without a warning',
    async (path) => {
      const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const reportError = jest.fn();
      const props = await servedPage(path, { reportError });
      const heading = screen.getByRole('heading', { level: 1 });
      await mount(props);
      expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
      expect(reportError).not.toHaveBeenCalled();
      expect(complain).not.toHaveBeenCalled();
      complain.mockRestore();
    },
  );

  it('creates an order with the partner’s link ID, shows it in place, and links its page', async () => {
    const seen: HttpRequest[] = [];
    await livePage('/embed?from=btc&to=eth&link_id=partner', { seen });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('textbox', { name: 'Recipient wallet address' }));
    await user.paste(ADDRESSES.eth);
    await user.click(screen.getByRole('button', { name: 'Review exchange' }));
    await user.click(await screen.findByRole('button', { name: 'Create order' }));
    const group = await screen.findByRole('group', { name: 'Deposit address' });
    expect(group).toBeInTheDocument();
    const create = seen.find(({ path, method }) => path === '/transactions' && method === 'POST');
    expect(create?.body).toMatchObject({ linkId: 'partner' });
    const link = screen.getByRole('link', { name: /Open this order on Coinlane/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/own-order#\w+=/));
    await user.click(screen.getByRole('link', { name: 'New exchange' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });

  it('tops up the fixed address, which is checked like any other', async () => {
    const seen: HttpRequest[] = [];
    await livePage(TOP_UP, { seen });
    const user = userEvent.setup();
    expect(await screen.findByRole('button', { name: /Choose currency to receive/ })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('ETH on Ethereum goes to');
    expect(screen.queryByRole('textbox', { name: 'Recipient wallet address' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review exchange' }));
    await user.click(await screen.findByRole('button', { name: 'Create order' }));
    await screen.findByRole('group', { name: 'Deposit address' });
    const create = seen.find(({ path, method }) => path === '/transactions' && method === 'POST');
    expect(create?.body).toMatchObject({ address: ADDRESSES.eth });
  });

  it.each([
    { rule: 'a network it is not on', search: 'topUpCurrency=eth&topUpNetwork=polygon' },
    { rule: 'an unknown currency', search: 'topUpCurrency=nope' },
    { rule: 'no currency', search: 'topUpNetwork=eth' },
    { rule: 'a currency without memos', search: 'topUpCurrency=eth&topUpExtraId=7' },
  ])('tops up no other currency instead of one of $rule', async ({ search }) => {
    await livePage(`/embed?topUpMode=true&topUpAddress=${ADDRESSES.eth}&from=btc&${search}`);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('ETH');
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  });

  it('refuses an address that cannot be paid', async () => {
    const seen: HttpRequest[] = [];
    await livePage('/embed?topUpMode=true&topUpCurrency=eth&topUpAddress=nowhere', { seen });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Review exchange' }));
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(pathsOf(seen)).not.toContain('POST /transactions');
  });

  it('lets the user enter the tag of a fixed address without one', async () => {
    const seen: HttpRequest[] = [];
    await livePage(`/embed?topUpMode=true&topUpCurrency=xrp&topUpAddress=${ADDRESSES.xrp}&from=btc`, {
      seen,
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('textbox', { name: 'Destination tag' });
    await user.click(screen.getByRole('button', { name: 'Review exchange' }));
    await screen.findByText('Enter the Destination tag, or confirm that your wallet needs none.');
    expect(pathsOf(seen)).not.toContain('POST /transactions');
    await user.type(screen.getByRole('textbox', { name: 'Destination tag' }), '77');
    await user.click(screen.getByRole('button', { name: 'Review exchange' }));
    await user.click(await screen.findByRole('button', { name: 'Create order' }));
    await screen.findByRole('group', { name: 'Deposit address' });
    const create = seen.find(({ path, method }) => path === '/transactions' && method === 'POST');
    expect(create?.body).toMatchObject({ address: ADDRESSES.xrp, extraId: '77' });
  });

  it('refuses an address that contains another tag than the one beside it', async () => {
    const seen: HttpRequest[] = [];
    const address = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
    const search = `topUpMode=true&topUpCurrency=xrp&topUpAddress=${address}&topUpExtraId=7&from=btc`;
    await livePage(`/embed?${search}`, { seen });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/address/i);
    await user.click(await screen.findByRole('button', { name: 'Review exchange' }));
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(1);
    expect(pathsOf(seen)).not.toContain('POST /transactions');
  });

  it('shows why there is no offer, and retries', async () => {
    await livePage('/embed', { onServer: { [KEYS.estimates]: null }, answers: {} });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /again|offers/i }));
    expect(await screen.findByDisplayValue('1.4032')).toBeInTheDocument();
  });

  it('loads another language with the same settings', async () => {
    const loadPage = jest.fn();
    await livePage('/embed?from=eth&to=btc', { loadPage });
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    expect(loadPage).toHaveBeenCalledWith('/embed?from=eth&to=btc&lang=de-DE');
  });

  it('opens links of the site in a new tab', async () => {
    await livePage('/embed');
    const link = screen.getByRole('link', { name: /Exchange by Coinlane/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName('Exchange by Coinlane (opens in a new tab)');
  });

  const configure = (search: string): void => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source, type: 'configure', search },
        origin: window.location.origin,
        source: window,
      }),
    );
  };

  it('follows our configurator: restyles in place, restarts for another exchange', async () => {
    const sheet = document.createElement('link');
    sheet.id = 'widget-colours';
    document.head.append(sheet);
    await livePage('/embed?from=btc&to=eth');
    configure('?from=btc&to=eth&faq=false&darkMode=true&color=FF7A00');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Questions' })).not.toBeInTheDocument());
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(sheet).toHaveAttribute('href', '/embed/colours.css?color=%23FF7A00&darkMode=true');
    configure('?from=eth&to=btc');
    await waitFor(() =>
      expect(
        within(screen.getByRole('button', { name: /Choose currency to send/ })).getByText('ETH'),
      ).toBeInTheDocument(),
    );
    sheet.remove();
  });
});
