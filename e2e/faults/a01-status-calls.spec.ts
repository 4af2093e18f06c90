import { transactionStatus } from '../screens/transaction-status.ts';
import { ownOrder } from '../support/own-order.ts';
import type { Fault } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

/** `isLong`: second tier; `shell/src/http/create-http-port.test.ts` maps each reply to its error. */
const FAULTS: readonly {
  readonly what: string;
  readonly fault: Omit<Fault, 'path'>;
  readonly isLong: boolean;
}[] = [
  { what: '500', fault: { action: 'status', status: 500 }, isLong: false },
  { what: 'silence', fault: { action: 'stall' }, isLong: true },
  { what: 'malformed JSON', fault: { action: 'malformed' }, isLong: true },
  { what: 'wrong types', fault: { action: 'wrong-types' }, isLong: false },
];

const POLL_MS = 5_000;

for (const { what, fault, isLong } of FAULTS) {
  test(
    `A01-A09 the state of an order ends in ${what}: the address stays, with its age, and later states follow`,
    { tag: isLong ? '@long' : [] },
    async ({ page, sandbox, baseURL, problems }) => {
      problems.allow(/Failed to load resource/, /transactions|by-id/);
      const status = transactionStatus(page);
      const { id } = await ownOrder({ page, sandbox, baseURL });
      await page.clock.install();
      await page.goto(`/exchange/txs/${id}`);
      await expect(status.depositAddress).toBeVisible();
      // an earlier jump of the clock would trigger the time limit of loading
      await expect(page.locator('main [data-state="ready"]')).toBeAttached();
      const lastKnown = page.getByText(/Last known status/);
      /** Moves the clock of the page to the next poll until the page shows the result. */
      const pollUntil = (check: () => Promise<void>): Promise<void> =>
        expect(async () => {
          await page.clock.fastForward(POLL_MS);
          await check();
        }).toPass({ timeout: 120_000 });

      await sandbox.setFaults([{ path: id, method: 'GET', ...fault }]);
      await pollUntil(() => expect(lastKnown).toBeVisible({ timeout: 2_000 }));
      await expect(status.depositAddress).toBeVisible();

      await sandbox.setStatus(id, 'finished');
      await sandbox.clearFaults();
      await pollUntil(() => expect(status.stage).toHaveText(/ sent to your wallet$/, { timeout: 2_000 }));
      await expect(lastKnown).toBeHidden();
    },
  );
}
