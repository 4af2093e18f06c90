import { openFilledForm } from '../support/open-form.ts';
import { expect, test } from '../support/test.ts';
import type { Fault } from '../support/sandbox.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const ESTIMATE = '/exchange/estimate';

const FAULTS: readonly {
  readonly id: string;
  readonly what: string;
  readonly cause: RegExp;
  readonly fault: Omit<Fault, 'path'>;
  /** Second tier: a row of the first tier causes the same kind of error. */
  readonly isLong?: true;
}[] = [
  { id: 'A01', what: '500', cause: /service has a problem/, fault: { action: 'status', status: 500 } },
  {
    id: 'A02',
    what: '500 with a page of HTML',
    cause: /service has a problem/,
    fault: { action: 'html', status: 500 },
    isLong: true,
  },
  { id: 'A03', what: 'silence', cause: /no answer within/, fault: { action: 'stall' } },
  {
    id: 'A04',
    what: 'a reset',
    cause: /service has a problem|connection was lost|could not be/,
    fault: { action: 'reset' },
  },
  {
    id: 'A06',
    what: 'malformed JSON',
    cause: /could not be read/,
    fault: { action: 'malformed' },
    isLong: true,
  },
  { id: 'A07', what: 'an empty reply', cause: /could not be read/, fault: { action: 'empty' }, isLong: true },
  { id: 'A08', what: 'null', cause: /could not be read/, fault: { action: 'null' }, isLong: true },
  { id: 'A09', what: 'wrong types', cause: /could not be read/, fault: { action: 'wrong-types' } },
  {
    id: 'A10',
    what: 'half a reply',
    cause: /could not be read|service has a problem|connection was lost/,
    fault: { action: 'truncate' },
    isLong: true,
  },
];

for (const { id, what, cause, fault, isLong } of FAULTS) {
  test(
    `${id} estimates end in ${what}: the offers report it, nothing typed is lost, and the form recovers automatically`,
    { tag: isLong === true ? '@long' : [] },
    async ({ page, sandbox, problems }) => {
      problems.allow(/Failed to load resource/, /estimate/);
      const form = await openFilledForm(page);
      const section = page.getByRole('region', { name: 'Offers of the providers' });

      await sandbox.setFaults([{ path: ESTIMATE, ...fault }]);
      await form.youSend.fill('0.2');
      await expect(section.getByText('Offers could not be loaded.')).toBeVisible();
      await expect(section).toContainText(cause);
      await expect(form.youSend).toHaveValue('0.2');
      await expect(form.recipient).toHaveValue(RECIPIENTS.eth);

      await sandbox.clearFaults();
      await expect(form.offers.first()).toBeVisible();
      await expect(section.getByText('Offers could not be loaded.')).toBeHidden();
      await expect(form.youGet).toHaveValue(/^[5-7]\./);
      await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    },
  );
}

test('A11 too many requests: the form shows the wait, then retries', async ({ page, sandbox, problems }) => {
  problems.allow(/status of 429/);
  await page.clock.install();
  const form = await openFilledForm(page);
  // every call for the new amount, whichever comes first
  await sandbox.setFaults(
    [`${ESTIMATE}*=0.2&`, `${ESTIMATE}*=0.2$`].map((path) => ({
      path,
      action: 'status',
      status: 429,
      headers: { 'retry-after': '30' },
    })),
  );
  await form.youSend.fill('0.2');
  await expect(page.getByText(/Retrying automatically in \d+ seconds?/).first()).toBeVisible();
  await sandbox.clearFaults();
  await page.clock.fastForward(31_000);
  await expect(form.youGet).toHaveValue(/^[5-7]\./);
});

test('A12 one call of several fails: only its part is missing', async ({ page, sandbox, problems }) => {
  problems.allow(/Failed to load resource/);
  await sandbox.setFaults([{ path: '/frontend/main', action: 'status', status: 500 }]);
  const form = await openFilledForm(page);
  await expect(form.youGet).toHaveValue(/^\d/);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
});

test('A13 replies out of order: the newest query wins', async ({ page, sandbox }) => {
  const form = await openFilledForm(page);
  await sandbox.setFaults(
    [`${ESTIMATE}*=1.5&`, `${ESTIMATE}*=1.5$`].map((path) => ({ path, action: 'delay', ms: 2_500 })),
  );
  const slow = page.waitForRequest((request) => /estimate.*=1\.5(&|$)/.test(request.url()));
  await form.youSend.fill('1.5');
  const slowRequest = await slow;
  await form.youSend.fill('0.2');
  await expect(form.youGet).toHaveValue(/^[5-7]\./);
  await slowRequest.response();
  await expect(form.offers.first()).toBeVisible();
  await expect(form.youGet).toHaveValue(/^[5-7]\./);
});
