/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import * as E from 'fp-ts/lib/Either.js';

import { OpsScreens } from './ops-page';
import { openOps } from './testing/open-ops.fixture';
import { aChangedReply, aStatusReply } from './testing/ops-world.fixture';

const ROLLOUT = {
  version: '1.2.0',
  percent: 10,
  next: 50,
  endsAtMs: Date.parse('2026-11-21T02:07:00Z'),
};
const WATCHED = { ...ROLLOUT, percent: 100, next: null };

describe('a rollout on the dashboard', () => {
  let stop = (): void => undefined;
  afterEach(() => stop());

  const show = async (rollout: typeof ROLLOUT | typeof WATCHED) => {
    const status = aStatusReply(rollout.next === null ? { stable: '1.2.0' } : { percent: 10 });
    const [swap, ...others] = status.remotes;
    const page = await openOps({
      'GET /status': () => E.right({ ...status, remotes: [{ ...swap, rollout }, ...others] }),
      'POST /rollout/advance': () => E.right(aChangedReply('planned')),
    });
    stop = page.stop;
    render(
      <Provider value={page.scope}>
        <OpsScreens />
      </Provider>,
    );
    return {
      ...page,
      user: userEvent.setup(),
      card: within(screen.getByRole('region', { name: 'mfe-swap' })),
    };
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

  it('shows until when a version is watched after the last step', async () => {
    const { card } = await show(WATCHED);
    expect(card.getByText('watched until 02:07:00 UTC')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Next step now: mfe-swap' })).toBeNull();
  });
});
