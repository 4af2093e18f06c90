/** @jest-environment browser */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as E from 'fp-ts/lib/Either.js';

import { aChangedReply, aStatusReply } from './testing/ops-world.fixture';
import { showOps } from './testing/show-ops.fixture';

const ROLLOUT = {
  version: '1.2.0',
  percent: 10,
  next: 50,
  endsAtMs: Date.parse('2026-11-21T02:07:00Z'),
};
const WATCHED = { ...ROLLOUT, percent: 100, next: null };

describe('a rollout on the dashboard', () => {
  const show = async (rollout: typeof ROLLOUT | typeof WATCHED | null) => {
    const state = rollout?.next === null ? { stable: '1.2.0' } : { percent: 10 };
    const status = aStatusReply(rollout === null ? {} : state);
    const [swap, ...others] = status.remotes;
    const page = await showOps({
      'GET /status': () => E.right({ ...status, remotes: [{ ...swap, rollout }, ...others] }),
      'POST /rollout/advance': () => E.right(aChangedReply('planned')),
      'POST /promote': ({ body }) =>
        E.right(aChangedReply(JSON.stringify(body).includes('"dryRun":true') ? 'planned' : 'appended')),
    });
    return { ...page, card: within(screen.getByRole('region', { name: 'mfe-swap' })) };
  };

  it('shows the time of its next step, and makes the next one before its time', async () => {
    const { card, user, asked } = await show(ROLLOUT);
    expect(card.getByText('50 % at 02:07:00 UTC')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Next step now: mfe-swap' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Try mfe-swap 1.2.0 on 50 %');
    await screen.findByText('Checked: the ledger would do this');
    expect(asked.at(-1)).toMatchObject({
      path: '/rollout/advance',
      body: { remote: 'mfe-swap', version: '1.2.0', fromPercent: 10, dryRun: true },
    });
  });

  it('starts with its smallest step, or with the share that is set', async () => {
    const { card, user, sentTo } = await show(null);
    await user.click(card.getByRole('button', { name: 'Roll out in steps: mfe-swap 1.2.0' }));
    const dialog = screen.getByRole('dialog', { name: 'Roll out mfe-swap 1.2.0 in steps' });
    expect(dialog).toHaveTextContent('1.2.0 for 1, 10, 50, 100 %, ten minutes each');
    await user.type(within(dialog).getByLabelText(/Reason/), 'new pairs{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('POST /promote')).toEqual([
      expect.objectContaining({
        remote: 'mfe-swap',
        version: '1.2.0',
        steps: [1, 10, 50, 100],
        reason: 'new pairs',
      }),
    ]);

    fireEvent.change(card.getByRole('slider'), { target: { value: '3' } });
    await user.click(card.getByRole('button', { name: 'Roll out in steps: mfe-swap 1.2.0' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('1.2.0 for 10, 50, 100 %');
  });

  it('is not started twice, and is stopped like any trial', async () => {
    const { card, user, asked } = await show(ROLLOUT);
    expect(card.getByRole('button', { name: 'Roll out in steps: mfe-swap 1.2.0' })).toBeDisabled();
    await user.click(card.getByRole('button', { name: 'Stop the trial of mfe-swap' }));
    await screen.findByText('Checked: the ledger would do this');
    expect(asked.at(-1)).toMatchObject({ path: '/promote', body: { version: '1.2.0', percent: 0 } });
  });

  it('shows until when a version is watched after the last step', async () => {
    const { card } = await show(WATCHED);
    expect(card.getByText('watched until 02:07:00 UTC')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Next step now: mfe-swap' })).toBeNull();
  });
});
