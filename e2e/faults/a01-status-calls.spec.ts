import { transactionStatus } from '../screens/transaction-status.ts';
import { orderByForm } from '../support/open-form.ts';
import type { Fault } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const FAULTS: readonly { readonly what: string; readonly fault: Omit<Fault, 'path'> }[] = [
  { what: '500', fault: { action: 'status', status: 500 } },
  { what: 'silence', fault: { action: 'stall' } },
  { what: 'malformed JSON', fault: { action: 'malformed' } },
  { what: 'wrong types', fault: { action: 'wrong-types' } },
];

for (const { what, fault } of FAULTS) {
  test(`A01-A09 the state of an order ends in ${what}: the address stays, with its age, and news come afterwards`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /transactions|by-id/);
    const status = transactionStatus(page);
    await orderByForm(page);
    await expect(status.depositAddress).toBeVisible();
    const [order] = await sandbox.orders();
    const id = order?.id ?? '';

    await sandbox.setFaults([{ path: id, method: 'GET', ...fault }]);
    await expect(page.getByText(/Last known state, from/)).toBeVisible({ timeout: 25_000 });
    await expect(status.depositAddress).toBeVisible();

    await sandbox.setStatus(id, 'finished');
    await sandbox.clearFaults();
    await expect(status.stage).toHaveText('Done', { timeout: 15_000 });
    await expect(page.getByText(/Last known state, from/)).toBeHidden();
  });
}
