/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';

import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import type { BrowserNotices } from '@coinlane/shared-contracts/lifecycle';
import { notifyReply } from '@coinlane/shared-contracts/testing';

import { ADDRESSES, TRANSACTION_ID } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { open, sentTo } from './order-page.fixture';

describe('changes after the order was created', () => {
  const SAVE = 'POST public-v2/exchange/refund-address';
  const saveAs = async (address: string, answers: Answers) => {
    const page = await open({ status: 'waiting' }, { answers });
    await page.user.click(screen.getByText('Add a refund address'));
    const field = await screen.findByRole('textbox', { name: 'Refund wallet address' });
    await page.user.type(field, address);
    await page.user.click(screen.getByRole('button', { name: 'Save refund address' }));
    return page;
  };

  it('set a refund address, and refresh the order', async () => {
    const { seen, user } = await saveAs(
      ADDRESSES.xrp.replace('r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', 'rMQ98K56yXJbDGv49ZSmW51sLn94Xe1mu1'),
      { [SAVE]: { result: true } },
    );
    await user.click(await screen.findByRole('button', { name: 'Save this address' }));
    expect(await screen.findByText('The refund address is saved.')).toBeInTheDocument();
    expect(sentTo(seen, '/exchange/refund-address')).toHaveLength(1);
    expect(sentTo(seen, `/transactions/${TRANSACTION_ID}`).length).toBeGreaterThan(1);
  });

  it.each([
    { rule: 'of another network', address: ADDRESSES.btc },
    { rule: 'that is the deposit address', address: ADDRESSES.xrp },
  ])('refuse a refund address $rule, without sending it', async ({ address }) => {
    const { seen } = await saveAs(address, { [SAVE]: { result: true } });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Refund wallet address' })).toHaveAccessibleDescription(),
    );
    expect(sentTo(seen, '/exchange/refund-address')).toEqual([]);
  });

  const ASK = 'POST public-v2/exchange/deposit-payment-request';
  it.each([
    { rule: 'sent', answer: { success: true }, text: /confirm it in your wallet/ },
    {
      rule: 'unknown',
      answer: httpError(404, { error: 'name_not_found', message: 'x' }),
      text: 'Nobody has this FIO name.',
    },
    { rule: 'unreachable', answer: networkError('down'), text: /The connection was lost/ },
  ])('request the deposit from a FIO name: $rule', async ({ answer, text }) => {
    const { user, seen } = await open({ status: 'waiting' }, { answers: { [ASK]: answer } });
    await user.type(screen.getByRole('textbox', { name: 'Your FIO name' }), 'alice');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(screen.getByText('A FIO name looks like alice@edge.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Your FIO name' }), '@edge');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sentTo(seen, '/exchange/deposit-payment-request')[0]?.body).toMatchObject({
      userAccount: 'alice@edge',
    });
  });

  it.each([
    { rule: 'with the newsletter by default (spec §3)', isOff: false, news: 1 },
    { rule: 'without it', isOff: true, news: 0 },
  ])('subscribe an e-mail address $rule', async ({ isOff, news }) => {
    const notify = `POST frontend/exchange/txs/${TRANSACTION_ID}/notify`;
    const { user, seen } = await open({}, { answers: { [notify]: notifyReply } });
    const box = screen.getByRole('checkbox', {
      name: 'Send me news and offers too',
      description: /^Selected by default/,
    });
    if (isOff) await user.click(box);
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'me@mail.example');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    await screen.findByText(/We will write to/);
    await waitFor(() => expect(sentTo(seen, '/promo')).toHaveLength(news));
  });

  it('subscribe an e-mail address on a site without a newsletter', async () => {
    const notify = `POST frontend/exchange/txs/${TRANSACTION_ID}/notify`;
    const setting = { answers: { [notify]: notifyReply }, config: { unavailable: ['newsletter'] } } as const;
    const { user, seen } = await open({}, setting);
    expect(screen.queryByRole('checkbox', { name: 'Send me news and offers too' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'me@mail.example');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    await screen.findByText(/We will write to/);
    expect(sentTo(seen, '/promo')).toEqual([]);
  });

  it('ask for no e-mail address on a site that sends none', async () => {
    await open({ status: 'confirming' }, { config: { unavailable: ['email'] } });
    expect(screen.queryByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
  });
});

describe('push notices of the browser', () => {
  const aBrowser = (change: Partial<BrowserNotices>): BrowserNotices => ({
    permission: () => 'default',
    enable: () => Promise.resolve({ _tag: 'Enabled', deviceId: 'd1', token: '{}' }),
    listen: () => () => undefined,
    ...change,
  });
  const PUSH = { 'POST push/fcmtoken': { success: true }, 'POST push/tx': { success: true } };

  it('are registered only when the user enables them', async () => {
    const enable = jest.fn(aBrowser({}).enable);
    const { user, seen } = await open({}, { notices: aBrowser({ enable }), answers: PUSH });
    expect(enable).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Notify me in this browser' }));
    expect(await screen.findByText('This browser tells you when something changes.')).toBeInTheDocument();
    expect(sentTo(seen, '/tx')[0]?.query).toEqual({ id: TRANSACTION_ID, device_id: 'd1' });
  });

  it('are blocked if the user refuses them', async () => {
    const enable = () => Promise.resolve({ _tag: 'NotAllowed', permission: 'denied' } as const);
    const { user } = await open({}, { notices: aBrowser({ enable }) });
    await user.click(await screen.findByRole('button', { name: 'Notify me in this browser' }));
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeInTheDocument();
  });

  it('fall back to e-mail if the browser cannot subscribe', async () => {
    const enable = () => Promise.reject(new Error('no push service'));
    const { user } = await open({}, { notices: aBrowser({ enable }) });
    await user.click(await screen.findByRole('button', { name: 'Notify me in this browser' }));
    expect(await screen.findByText(/Use e-mail instead/)).toBeInTheDocument();
  });

  it('refresh the order immediately', async () => {
    let tell: ((id: string) => void) | undefined;
    const notices = aBrowser({
      permission: () => 'granted',
      listen: (hear) => {
        tell = hear;
        return () => undefined;
      },
    });
    const { seen } = await open({}, { notices });
    await waitFor(() => expect(tell).toBeDefined());
    const before = sentTo(seen, `/transactions/${TRANSACTION_ID}`).length;
    act(() => tell?.('anotherorder'));
    expect(sentTo(seen, `/transactions/${TRANSACTION_ID}`)).toHaveLength(before);
    act(() => tell?.(TRANSACTION_ID));
    await waitFor(() => expect(sentTo(seen, `/transactions/${TRANSACTION_ID}`)).toHaveLength(before + 1));
  });
});
