import { createOrder } from '../support/create-order.ts';
import { expect, test } from '../support/test.ts';

test('a review of a finished order is shown once a moderator has read it', async ({
  page,
  problems,
  sandbox,
  baseURL,
  request,
}) => {
  // an order that is not finished is refused
  problems.allow(/status of 400/);
  const order = await createOrder(baseURL ?? '', sandbox.namespace, {
    from: 'btc',
    to: 'eth',
    amount: '0.1',
  });
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send' });
  const control = (path: string) => `/sandbox/__sandbox${path}`;
  const headers = { 'x-sandbox-namespace': sandbox.namespace };

  await test.step('When there are no reviews, the page reports it and shows no average', async () => {
    await page.goto(`/reviews?order=${order.id}`);
    await expect(main.getByText('No reviews yet')).toBeVisible();
    await expect(main.getByText(/^[\d.]+ out of 5$/)).toHaveCount(0);
    await expect(main.getByRole('textbox', { name: 'Transaction ID' })).toHaveValue(order.id);
  });

  await test.step('And an order that is not finished cannot be reviewed', async () => {
    await main.getByText('4 out of 5 stars').click();
    await main.getByRole('textbox', { name: 'How was it?' }).fill('Quick, and the rate held.');
    await main.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await expect(send).toBeEnabled();
    await send.click();
    await expect(main.getByRole('alert')).toHaveText('This order is not finished yet. Come back when it is.');
  });

  await test.step('Then a finished one can, and the typed text is still there', async () => {
    await sandbox.setStatus(order.id, 'finished');
    await expect(send).toBeEnabled();
    await send.click();
    await expect(main.getByText('Thank you. A person reads your review')).toBeVisible();
  });

  await test.step('Then it is shown after a moderator has published it', async () => {
    const { reviews } = (await (await request.get(control('/reviews'), { headers })).json()) as {
      reviews: { id: string; state: string }[];
    };
    expect(reviews.map(({ state }) => state)).toEqual(['pending']);
    await request.post(control(`/reviews/${reviews[0]?.id ?? ''}`), {
      headers,
      data: { state: 'published' },
    });
    await page.goto('/reviews');
    await expect(main.getByText('Quick, and the rate held.')).toBeVisible();
    await expect(main.getByText('4 out of 5', { exact: true })).toBeVisible();
  });
});
