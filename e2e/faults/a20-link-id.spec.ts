import { openFilledForm } from '../support/open-form.ts';
import { expect, test } from '../support/test.ts';

const ON_ORDER = /\/exchange\/txs\/[0-9a-z]+$/;
const CREATE = 'POST /v1.1/transactions';

const withLinkId = async (page: Parameters<typeof openFilledForm>[0], linkId: string) => {
  await page
    .context()
    .addCookies([{ name: 'linkId', value: linkId, url: test.info().project.use.baseURL ?? '' }]);
  return openFilledForm(page);
};

for (const { what, linkId } of [
  { what: 'user_not_found', linkId: 'nobody-has-this' },
  { what: 'fixed_rate_not_enabled', linkId: 'nofix-partner' },
]) {
  test(`A20 the link id is refused once with ${what}: one retry without it, unnoticed by the visitor`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*400/);
    const form = await withLinkId(page, linkId);
    await form.order();
    await expect(page).toHaveURL(ON_ORDER);
    expect((await sandbox.calls()).get(CREATE)).toBe(2);
    const [order, ...others] = await sandbox.orders();
    expect(others).toEqual([]);
    expect(order?.payload['linkId']).toBe('');
  });
}

test('A20 the link id is refused, and the retry too: one message, and nothing typed is lost', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource.*40[01]/);
  const form = await withLinkId(page, '0123456789abcd');
  await sandbox.failCreates('user-not-found-401', 2);
  await form.order();
  await expect(page.getByText('User not found')).toHaveCount(1);
  expect((await sandbox.calls()).get(CREATE)).toBe(2);
  expect(await sandbox.orders()).toEqual([]);
  await form.back.click();
  await expect(form.recipient).not.toHaveValue('');
});

test('A20 a valid link ID is sent with the order', async ({ page, sandbox }) => {
  const form = await withLinkId(page, '0123456789abcd');
  await form.order();
  await expect(page).toHaveURL(ON_ORDER);
  expect((await sandbox.orders())[0]?.payload['linkId']).toBe('0123456789abcd');
});
