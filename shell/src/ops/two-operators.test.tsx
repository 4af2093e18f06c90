/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import * as E from 'fp-ts/lib/Either.js';

import type { LedgerRequest } from './api/ledger-port';
import { OpsScreens } from './ops-page';
import { openOps } from './testing/open-ops.fixture';
import { aChangedReply, aStatusReply } from './testing/ops-world.fixture';
import type { Answered, Ledger } from './testing/ops-world.fixture';

/** One ledger for two pages, which accepts a change of its current revision only. */
const aSharedLedger = () => {
  let rev = 4;
  const made: string[] = [];
  const change =
    (by: string) =>
    ({ body }: LedgerRequest): Answered => {
      const { dryRun, expectedRev } = body as { readonly dryRun?: boolean; readonly expectedRev: number };
      if (expectedRev !== rev)
        return E.left({
          _tag: 'Refused',
          words: `local is at revision ${String(rev)}, not at ${String(expectedRev)} as expected`,
        });
      if (dryRun === true) return E.right(aChangedReply('planned'));
      rev += 1;
      made.push(by);
      return E.right(aChangedReply('appended', rev));
    };
  const rowsOf = (by: string, statusOf: () => object): Ledger => ({
    'GET /status': () => E.right(statusOf()),
    'POST /rollback': change(by),
    'POST /promote': change(by),
  });
  return { rowsOf, made, revision: () => rev };
};

const open = async (rows: Ledger) => {
  const page = await openOps(rows);
  const { container } = render(
    <Provider value={page.scope}>
      <OpsScreens />
    </Provider>,
  );
  return { ...page, screen: within(container), pass: (ms: number) => act(() => page.pass(ms)) };
};

describe('two operators at once', () => {
  it('make one change; the second sees why the other is not made, and decides again', async () => {
    const user = userEvent.setup();
    const ledger = aSharedLedger();
    // the first page rolls mfe-swap back; the second still shows the state before
    let isSeen = false;
    const statusOf = () => aStatusReply(isSeen ? { rev: ledger.revision(), stable: '1.0.0' } : {});
    const [ann, bob] = [
      await open(ledger.rowsOf('ann', statusOf)),
      await open(ledger.rowsOf('bob', statusOf)),
    ];
    for (const page of [ann, bob]) {
      await user.click(page.screen.getByRole('button', { name: 'Roll back mfe-swap' }));
      const dialog = within(await page.screen.findByRole('dialog'));
      await dialog.findByText('Checked: the ledger would do this');
      await user.type(dialog.getByLabelText(/Reason/), 'rows missing');
    }
    for (const page of [ann, bob])
      await user.click(page.screen.getByRole('button', { name: 'Roll back now' }));

    expect(await ann.screen.findByText('mfe-swap is back at 1.0.0: revision 5.')).toBeVisible();
    const refusal = await bob.screen.findByText('local is at revision 5, not at 4 as expected');
    expect(refusal.closest('[role="alert"]')).toHaveTextContent('Not done');
    expect([ledger.made, bob.sentTo('POST /rollback')]).toEqual([['ann'], [expect.anything()]]);

    isSeen = true;
    await bob.pass(4_000);
    expect(bob.screen.getByText('Nothing left to do')).toBeVisible();
    expect(bob.screen.getByRole('button', { name: 'Roll back now' })).toBeDisabled();
    expect(ledger.made).toEqual(['ann']);
    expect(screen.queryByText('No answer yet', { exact: false })).toBeNull();
    for (const page of [ann, bob]) page.stop();
  });
});
