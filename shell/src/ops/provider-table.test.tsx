/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import * as E from 'fp-ts/lib/Either.js';

import { aSession } from './testing/ops-world.fixture';
import { showOps } from './testing/show-ops.fixture';

const aProvider = (isSwitchedOff = false) => ({
  id: 'changenow',
  displayName: 'ChangeNOW',
  calls: 200,
  faults: 30,
  meanMs: 412,
  breaker: 'closed',
  isSwitchedOff,
  lastFault: 'GET /exchange: status 500',
  orders: { waiting: 2, finished: 40 },
  trackRecord: {
    swaps: 40,
    paidPercent: '99.8',
    medianSeconds: 360,
    inTimePercent: null,
    heldPercent: '2.5',
  },
});

describe('the swap providers on the ops page', () => {
  it('are shown with orders, failed calls and reply time', async () => {
    const { pass } = await showOps({ 'GET /providers': () => E.right({ providers: [aProvider()] }) });
    await pass(3_000);
    const table = screen.getByRole('table', { name: 'Swap providers' });
    for (const words of ['ChangeNOW', 'watch', '2 of 42', '15 % of 200', '412 ms', '40 swaps, paid 99.8 %'])
      expect(table).toHaveTextContent(words);
    expect(within(table).getByText('Last: GET /exchange: status 500')).toBeVisible();
  });

  it('are named if the chain contradicts them, with the nodes that cannot be used', async () => {
    const falseReports = {
      orders: 1,
      last: 'order 9c1f: the reported payout is not on the chain',
      lastAtMs: 1,
    };
    const node = { network: 'eth', name: 'Ethereum', calls: 9, faults: 0, problem: null };
    const nodes = [node, { ...node, network: 'ltc', name: 'Litecoin', problem: 'POST : fetch failed' }];
    const { pass } = await showOps({
      'GET /providers': () => E.right({ providers: [{ ...aProvider(), falseReports }], nodes }),
    });
    await pass(3_000);
    expect(screen.getByText('ChangeNOW reported false facts about 1 order')).toBeVisible();
    const reported = screen.getByText(/order 9c1f: the reported payout is not on the chain/);
    expect(reported).toBeVisible();
    expect(reported.compareDocumentPosition(screen.getByRole('heading', { name: /^Live in/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText('The node of Litecoin cannot be used')).toBeVisible();
    expect(screen.queryByText('The node of Ethereum cannot be used')).toBeNull();
    expect(screen.getByRole('table', { name: 'Swap providers' })).toHaveTextContent('false reports');
  });

  it('are below all that is there before them, so that nothing moves when they arrive', async () => {
    const { pass } = await showOps({ 'GET /providers': () => E.right({ providers: [aProvider()] }) });
    await pass(3_000);
    const table = screen.getByRole('table', { name: 'Swap providers' });
    expect(screen.getByRole('region', { name: 'mfe-pro' }).compareDocumentPosition(table)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('are below the versions that fail, which a narrow screen shows without scrolling', async () => {
    const { pass, feeds } = await showOps({ 'GET /providers': () => E.right({ providers: [aProvider()] }) });
    await pass(3_000);
    act(() => {
      feeds[0]?.say('open');
      feeds[0]?.say('health', [
        { remote: 'mfe-pro', version: '1.0.0', loads: 0, errors: 8, errorRate: 1, p75Ms: null },
      ]);
    });
    const failing = screen.getByText('Failing now');
    const table = screen.getByRole('table', { name: 'Swap providers' });
    expect(failing.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are switched off with one press, and read again', async () => {
    let isOff = false;
    const { pass, user, sentTo } = await showOps({
      'GET /providers': () => E.right({ providers: [aProvider(isOff)] }),
      'POST /providers/changenow': () => {
        isOff = true;
        return E.right({ ok: true });
      },
    });
    await pass(3_000);
    await user.click(screen.getByRole('button', { name: 'Switch off ChangeNOW' }));
    expect(await screen.findByRole('button', { name: 'Switch on ChangeNOW' })).toBeVisible();
    expect(screen.getByText('switched off')).toBeVisible();
    expect(sentTo('POST /providers/changenow')).toEqual([{ isOff: true }]);
  });

  it('stay as they were if the switch fails, with the reason', async () => {
    const { pass, user } = await showOps({
      'GET /providers': () => E.right({ providers: [aProvider()] }),
      'POST /providers/changenow': () => E.left({ _tag: 'Failed', words: 'The database is gone.' }),
    });
    await pass(3_000);
    await user.click(screen.getByRole('button', { name: 'Switch off ChangeNOW' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is gone.');
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The database is gone.');
    expect(screen.getByRole('button', { name: 'Switch off ChangeNOW' })).toBeVisible();
  });

  it('are not read with a token of one remote', async () => {
    const { pass, countOf } = await showOps({ 'GET /session': aSession({ name: 'tom', for: 'mfe-swap' }) });
    await pass(6_000);
    expect(countOf('GET /providers')).toBe(0);
  });

  it('are followed by the messages about orders', async () => {
    const messages = [
      { channel: 'email', phase: 'delivered', count: 7 },
      { channel: 'webhook', phase: 'waiting', count: 3, oldestMs: 3_600_000 },
    ];
    const { pass } = await showOps({
      'GET /providers': () => E.right({ providers: [aProvider()], messages }),
    });
    await pass(3_000);
    const table = screen.getByRole('table', { name: 'Messages about orders' });
    const [, emails, webhooks] = within(table).getAllByRole('row');
    expect(emails).toHaveTextContent(/E-mails.*good.*Delivered, 30 days7/);
    expect(webhooks).toHaveTextContent(/Webhooks.*not delivered.*Waiting3.*60 min/);
  });

  it('have no section on a site without providers', async () => {
    const { pass } = await showOps({});
    await pass(3_000);
    expect(screen.queryByRole('heading', { name: 'Swap providers' })).not.toBeInTheDocument();
  });
});
