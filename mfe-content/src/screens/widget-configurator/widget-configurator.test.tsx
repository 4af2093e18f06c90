/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fork } from 'effector';

import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { WIDGET_MESSAGE_SOURCE as source } from '@coinlane/shared-contracts/widget';

import german from '../../../locales/de.json';
import { readWidgetCurrencies } from '../../api/widget-currencies';
import { showOnStage } from '../../app/stage.fixture';
import { fetchWidgetCurrenciesFx } from '../../model/widget-currencies';
import { WidgetConfigurator } from '.';

const CURRENCIES = readWidgetCurrencies([
  { ticker: 'BTC', name: 'Bitcoin', network: 'btc' },
  { ticker: 'usdt', legacyTicker: 'usdttrc20', name: 'Tether (Tron)', network: 'TRX', isFiat: 0 },
  { ticker: 'eur', name: 'Euro', network: null, isFiat: true },
  { ticker: 7, name: 'not a row' },
]);
const open = (path = '/exchange-widget', page: Partial<FragmentRequest> = {}) => {
  const { pathname, search } = new URL(path, 'https://swap.example');
  const scope = fork({ handlers: [[fetchWidgetCurrenciesFx, () => CURRENCIES]] });
  const { navigation } = showOnStage(<WidgetConfigurator />, {
    scope,
    request: { pathname, search, ...page },
  });
  return { navigation, user: userEvent.setup() };
};
const code = () => screen.getByRole('region', { name: 'Code for your page' });
const frame = (): HTMLIFrameElement => screen.getByTitle('Preview');

describe('the configurator', () => {
  it('is filled from the address, and shows the errors in it', async () => {
    open('/exchange-widget?from=ltc&color=zebra');
    expect(await screen.findByDisplayValue('ltc')).toHaveAccessibleName('From (ticker)');
    expect(screen.getByLabelText('Accent colour')).toHaveAccessibleDescription(/^This value is not valid/);
  });

  it('updates the code immediately and the address afterwards', async () => {
    const { navigation, user } = open();
    await user.click(screen.getByLabelText('From (ticker)'));
    await user.paste('btc');
    await user.click(screen.getByLabelText('Language switch'));
    expect(within(code()).getByText(/from=btc&amp;locales=false/)).toBeInTheDocument();
    await waitFor(() => expect(navigation.location().search).toBe('?from=btc&locales=false'));
  });

  it.each([
    { field: 'From (ticker)', typed: '', offers: 'BTC Bitcoin, USDTTRC20 Tether (Tron)' },
    { field: 'From (ticker)', typed: 'teth', offers: 'USDTTRC20 Tether (Tron)' },
    { field: 'From (ticker)', typed: 'btc', offers: 'BTC Bitcoin' },
    { field: 'Only these currencies, with commas', typed: 'btc,', offers: 'USDTTRC20 Tether (Tron)' },
    { field: 'Money to pay with (code)', typed: '', offers: 'EUR Euro' },
    { field: 'Its network', typed: '', offers: 'BTC, TRX' },
  ])('offers a list to pick from: $field "$typed"', async ({ field, typed, offers }) => {
    const { user } = open();
    await user.click(screen.getByLabelText(field));
    if (typed !== '') await user.paste(typed);
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    const texts = () =>
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent.trim());
    expect(texts().join(', ')).toBe(offers);
  });

  it('takes a suggestion by mouse and by keyboard, and closes the list', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { user } = open();
    const from = screen.getByRole('combobox', { name: 'From (ticker)' });
    await user.click(from);
    await user.click(await screen.findByRole('option', { name: 'BTC Bitcoin' }));
    expect(from).toHaveValue('btc');
    expect(from).toHaveFocus();
    expect(from).toHaveAttribute('aria-expanded', 'false');
    await user.click(from);
    expect(within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')).toHaveLength(
      2,
    );
    const many = screen.getByRole('combobox', { name: 'Only these currencies, with commas' });
    await user.click(many);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter},{ArrowDown}{Enter}');
    expect(many).toHaveValue('btc,usdttrc20');
    await user.clear(many);
    expect(many).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(many).toHaveValue('');
  });

  it('opens no list when a field gets the focus by keyboard', async () => {
    const { user } = open();
    const from = screen.getByRole('combobox', { name: 'From (ticker)' });
    while (document.activeElement !== from) await user.tab();
    expect(from).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(from).toHaveAttribute('aria-expanded', 'true');
  });

  it('reports a ticker that the site does not have when its field is left', async () => {
    const { user } = open();
    const field = screen.getByLabelText('From (ticker)');
    await user.type(field, 'zzz');
    expect(field).not.toBeInvalid();
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Not available on this site/));
    await user.clear(field);
    await user.type(field, 'usdt');
    await user.tab();
    expect(field).not.toBeInvalid();
  });

  it.each([
    { kind: 'iframe', has: /<iframe/ },
    { kind: 'script', has: /data-coinlane-widget/ },
    { kind: 'React', has: /export const ExchangeWidget/ },
  ])('shows the code as $kind', async ({ kind, has }) => {
    const { user } = open();
    await user.click(within(code()).getByRole('radio', { name: kind }));
    expect(within(code()).getByText(has)).toBeInTheDocument();
  });

  it('shows a button and its code', async () => {
    const { user } = open('/exchange-widget?buttonLabel=Buy%20now&from=btc');
    await user.click(screen.getByRole('radio', { name: 'Button' }));
    expect(screen.getByRole('link', { name: 'Buy now' })).toHaveStyle({ display: 'inline-block' });
    expect(within(code()).getByRole('radio', { name: 'HTML' })).toBeChecked();
    expect(screen.queryByTitle('Preview')).not.toBeInTheDocument();
  });

  it.each([
    { page: {}, label: 'Exchange' },
    { page: { language: 'de', messages: german }, label: 'Jetzt tauschen' },
  ] as const)('labels the button in the language of the page: $label', async ({ page, label }) => {
    open('/exchange-widget?configuratorType=button', page);
    const link = await screen.findByRole('link', { name: label });
    expect(link).toHaveStyle({ display: 'inline-block' });
    expect(screen.getByDisplayValue(label)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`>${label}</a>`))).toBeInTheDocument();
  });

  it('shows the contrast of unreadable colours', async () => {
    const { user } = open('/exchange-widget?color=00733F');
    expect(screen.queryByText(/Low contrast/)).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Accent colour'));
    await user.paste('#FFE600');
    expect(await screen.findByText('Low contrast: 1.2 : 1')).toBeInTheDocument();
  });

  it('clears everything on reset', async () => {
    const { navigation, user } = open('/exchange-widget?from=ltc');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('From (ticker)')).toHaveValue('');
    await waitFor(() => expect(navigation.location().search).toBe(''));
  });

  it.each([
    { path: '/exchange-widget?from=ltc&darkMode=true', language: 'en', search: '?from=ltc&darkMode=true' },
    { path: '/exchange-widget', language: 'de', search: '?lang=de-DE' },
  ] as const)('loads the preview once, as configured: $search', async ({ path, language, search }) => {
    open(path, { language });
    expect(await screen.findByTitle('Preview')).toHaveAttribute('src', `/embed${search}`);
  });

  it('notifies the widget in its frame of changes, and ignores other senders', async () => {
    const { user } = open('/exchange-widget?from=ltc');
    const preview = frame();
    const told: unknown[] = [];
    const inner = preview.contentWindow;
    if (inner === null) throw new Error('no window');
    jest.spyOn(inner, 'postMessage').mockImplementation((...given: unknown[]) => void told.push(given));
    const say = (data: unknown, init: MessageEventInit = {}) =>
      act(() => {
        const event = { data, origin: location.origin, source: inner, ...init };
        window.dispatchEvent(new MessageEvent('message', event));
      });
    say({ source, type: 'resize', height: 555 }, { origin: 'https://evil.example' });
    say({ source, type: 'resize', height: 556 }, { source: window });
    expect(preview).toHaveAttribute('height', '860');
    say({ source, type: 'resize', height: 640 });
    say({ source, type: 'ready', problems: [] });
    expect(preview).toHaveAttribute('height', '640');
    await user.click(screen.getByLabelText('Dark theme'));
    await waitFor(() =>
      expect(told.at(-1)).toEqual([
        { source, type: 'configure', search: '?from=ltc&darkMode=true' },
        location.origin,
      ]),
    );
    expect(frame()).toBe(preview);
  });
});
