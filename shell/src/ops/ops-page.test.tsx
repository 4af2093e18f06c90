/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as E from 'fp-ts/lib/Either.js';

import { settled } from './testing/open-ops.fixture';
import { aChangedReply, aSession, aStatusReply, lost } from './testing/ops-world.fixture';
import { showOps } from './testing/show-ops.fixture';
import type { Answered } from './testing/ops-world.fixture';

const isDryRun = (body: unknown): boolean => JSON.stringify(body).includes('"dryRun":true');
const remote = (name: string) => screen.getByRole('region', { name });
const dialog = () => screen.getByRole('dialog');

const openRollback = async (send: () => Answered | Promise<Answered>) => {
  const page = await showOps({
    'POST /rollback': ({ body }) => (isDryRun(body) ? E.right(aChangedReply('planned')) : send()),
  });
  await page.user.click(screen.getByRole('button', { name: 'Roll back mfe-swap' }));
  await screen.findByText('Checked: the ledger would do this');
  return page;
};

describe('the dashboard', () => {
  it('shows live versions, health and history', async () => {
    const { feeds } = await showOps({ 'GET /status': () => E.right(aStatusReply({ percent: 5 })) });
    act(() => {
      feeds[0]?.say('open');
      feeds[0]?.say('health', [
        { remote: 'mfe-swap', version: '1.2.0', loads: 40, errors: 4, errorRate: 0.1, p75Ms: 1300 },
      ]);
    });
    expect(screen.getByRole('status', { name: 'Connection' })).toHaveTextContent('Live');
    const swap = within(remote('mfe-swap'));
    expect(swap.getByText('1.2.0 for 5 %')).toBeVisible();
    const row = within(swap.getByRole('row', { name: /1\.2\.0 \(canary\)/ }));
    expect(row.getByText('bad')).toBeVisible();
    expect(row.getByText('10 %')).toBeVisible();
    expect(row.getByText('1.3 s')).toBeVisible();
    expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent('eva: rows missing');
  });

  it('shows nothing below the placeholder of the composition, which would move when it arrives', async () => {
    await showOps({ 'GET /status': () => new Promise<Answered>(() => undefined) });
    expect(screen.getByText('Asking the ledger')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  });

  it.each(['GET /health', 'GET /providers'])(
    'waits two seconds at most for what is above the composition: %s',
    async (call) => {
      const { pass } = await showOps({ [call]: () => new Promise<Answered>(() => undefined) });
      expect(screen.getByText('Asking the ledger')).toBeInTheDocument();
      await pass(1500);
      expect(screen.queryByRole('region', { name: 'mfe-swap' })).toBeNull();
      await pass(1000);
      expect(remote('mfe-swap')).toBeVisible();
    },
  );

  it('lists failing versions at the top with a link to their card, and shows their bar in red', async () => {
    const { feeds } = await showOps();
    expect(screen.queryByText('Failing now')).toBeNull();
    act(() => {
      feeds[0]?.say('open');
      feeds[0]?.say('health', [
        { remote: 'mfe-pro', version: '1.0.0', loads: 8, errors: 8, hangs: 5, errorRate: 1, p75Ms: null },
        { remote: 'mfe-swap', version: '1.1.0', loads: 40, errors: 0, errorRate: 0, p75Ms: 300 },
        { remote: 'mfe-swap', version: '0.9.0', loads: 2, errors: 2, errorRate: 1, p75Ms: null },
      ]);
    });
    expect(screen.getByRole('row', { name: /mfe-pro|1\.0\.0 \(stable\)/ })).toHaveTextContent(
      '5 never interactive',
    );
    const first = screen.getAllByRole('link')[0];
    expect(first).toHaveTextContent('mfe-pro 1.0.0');
    expect(first).toHaveAttribute('href', '#ops-mfe-pro');
    expect(screen.getAllByText(/: 100 % errors/)).toHaveLength(1);
    const meter = screen.getByRole('meter', { name: 'Error rate of mfe-pro 1.0.0' });
    expect(meter).toHaveAttribute('optimum', '0');
    expect(Number(meter.getAttribute('high'))).toBeLessThan(1);
  });

  it('shows the permissions of a token for one remote, and polls instead of using a feed', async () => {
    const { pass, feeds } = await showOps({ 'GET /session': aSession({ name: 'CI', for: 'mfe-swap' }) });
    await pass(1000);
    expect(screen.getByRole('status', { name: 'Connection' })).toHaveTextContent('Asking every 3 s');
    expect(feeds).toHaveLength(0);
    expect(screen.getByText('Signed in for mfe-swap: CI')).toBeVisible();
    expect(screen.getByText(/Other remotes need the rights of ops/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Roll back mfe-swap' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Roll back mfe-pro' })).toBeNull();
    expect(within(remote('mfe-pro')).getByText('You cannot change this remote.')).toBeVisible();
  });

  it('has no rollback without a previous version', async () => {
    await showOps({ 'GET /status': () => E.right(aStatusReply({ stable: '1.0.0' })) });
    expect(screen.getByRole('button', { name: 'Roll back mfe-swap' })).toBeDisabled();
  });
});

describe('a rollback', () => {
  it('shows its effect, requires a reason, and is sent once on a double click', async () => {
    const waiting: ((answer: Answered) => void)[] = [];
    const { user, sentTo } = await openRollback(() => new Promise((resolve) => waiting.push(resolve)));
    expect(within(dialog()).getByText('1.1.0 for all')).toBeVisible();
    expect(within(dialog()).getByText('1.0.0 for all')).toBeVisible();
    const confirm = within(dialog()).getByRole('button', { name: 'Roll back now' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog()).getByLabelText(/Reason/), 'rows missing');
    await user.dblClick(confirm);
    expect(sentTo('POST /rollback')).toHaveLength(1);
    await act(async () => {
      waiting.shift()?.(E.right(aChangedReply('appended')));
      await settled();
    });
    expect(await screen.findByText('mfe-swap is back at 1.0.0: revision 5.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is retried with the same request id if the reply was lost', async () => {
    const answers: Answered[] = [E.left(lost)];
    const { user, pass, sentTo } = await openRollback(
      () => answers.shift() ?? E.right(aChangedReply('repeated')),
    );
    await user.type(within(dialog()).getByLabelText(/Reason/), 'rows missing{Enter}');
    expect(await screen.findByText(/No answer yet; asking again with the same request id/)).toBeVisible();
    await pass(3000);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, ...again] = sentTo('POST /rollback');
    expect(again).toEqual([first]);
    expect(screen.getByText(/It was carried out once/)).toBeVisible();
  });

  it('cannot be confirmed if the ledger would refuse it, and shows why', async () => {
    const { user } = await showOps({
      'POST /rollback': () => E.left({ _tag: 'Refused', words: 'another version went live' }),
    });
    await user.click(screen.getByRole('button', { name: 'Roll back mfe-swap' }));
    expect(await screen.findByText('The ledger would refuse this')).toBeVisible();
    await user.type(within(dialog()).getByLabelText(/Reason/), 'rows missing');
    expect(within(dialog()).getByRole('button', { name: 'Roll back now' })).toBeDisabled();
  });
});

describe('a canary', () => {
  it('is stopped without a change of the stable version', async () => {
    const { user, asked } = await showOps({ 'GET /status': () => E.right(aStatusReply({ percent: 5 })) });
    await user.click(screen.getByRole('button', { name: 'Stop the trial of mfe-swap' }));
    expect(await screen.findByRole('dialog', { name: 'Stop the trial of mfe-swap 1.2.0' })).toHaveTextContent(
      '1.1.0 for the others',
    );
    expect(asked.at(-1)).toMatchObject({ body: { remote: 'mfe-swap', version: '1.2.0', percent: 0 } });
    expect(screen.queryByRole('button', { name: 'Stop the trial of mfe-pro' })).toBeNull();
  });

  it('that was stopped is not preselected', async () => {
    const { user } = await showOps({ 'GET /status': () => E.right(aStatusReply({ percent: 0 })) });
    const swap = within(remote('mfe-swap'));
    expect(swap.getByText('trial stopped')).toBeInTheDocument();
    const version = swap.getByLabelText('Version on trial of mfe-swap');
    expect(version).toHaveDisplayValue('Choose a version');
    expect(swap.getByRole('button', { name: 'Make it live for all: mfe-swap' })).toBeDisabled();
    await user.selectOptions(version, '1.2.0 (stopped)');
    expect(swap.getByRole('button', { name: 'Make it live for all: mfe-swap 1.2.0' })).toBeEnabled();
  });

  it('is set by the slider and confirmed in the dialog', async () => {
    const { user, asked } = await showOps();
    const swap = within(remote('mfe-swap'));
    expect(swap.getByRole('button', { name: 'Apply the share of mfe-swap' })).toBeDisabled();
    const slider = swap.getByRole('slider', { name: 'Share of visitors on trial of mfe-swap' });
    // jsdom does not move sliders by keyboard
    fireEvent.change(slider, { target: { value: '2' } });
    await user.click(swap.getByRole('button', { name: 'Apply the share of mfe-swap' }));
    expect(await screen.findByRole('dialog', { name: 'Try mfe-swap 1.2.0 on 5 %' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({
      path: '/promote',
      body: { remote: 'mfe-swap', version: '1.2.0', percent: 5, dryRun: true },
    });
  });
});
