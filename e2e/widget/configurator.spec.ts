import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from './support/partner-page.ts';

test('a widget is configured, previewed, and copied to a page of another site', async ({
  page,
  context,
  partner,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/exchange-widget?to=xmr&color=zebra');
  const form = page.getByRole('form', { name: 'Configurator' });
  const widget = page.frameLocator('iframe');
  const code = page.getByRole('region', { name: 'Code for your page' });

  await test.step('Then the URL has filled in the form, and its errors are shown', async () => {
    await expect(form.getByLabel('To (ticker)')).toHaveValue('xmr');
    await expect(form.getByRole('textbox', { name: 'Accent colour', exact: true })).toHaveValue('zebra');
    await expect(form.getByText('This value is not valid')).toBeVisible();
    await expect(widget.getByRole('button', { name: 'Choose currency to receive' })).toContainText('XMR');
  });

  await test.step('When it is changed, the preview follows without a reload', async () => {
    await widget.locator('html').evaluate((html) => html.setAttribute('data-kept', 'yes'));
    await form.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#FFE600');
    await form.getByRole('combobox', { name: 'From (ticker)' }).fill('litec');
    const found = form.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(found).toHaveText(['LTC Litecoin']);
    await expectAccessible(page, 'the configurator with an open list');
    await found.click();
    await expect(form.getByLabel('From (ticker)')).toHaveValue('ltc');
    await form.getByLabel('Dark theme').check();
    await expect(widget.getByRole('button', { name: 'Choose currency to send' })).toContainText('LTC');
    await expect(widget.locator('html')).toHaveAttribute('data-theme', 'dark');
    await form.getByLabel('Questions and answers').uncheck();
    await expect(widget.getByRole('heading', { name: 'Questions' })).toHaveCount(0);
    await expect(widget.locator('html')).toHaveAttribute('data-kept', 'yes');
    await expect(widget.getByRole('button', { name: 'Continue' })).toHaveCSS(
      'background-color',
      'rgb(255, 230, 0)',
    );
  });

  await test.step('Then an unreadable colour is reported with its number', async () => {
    await expect(form.getByText(/Low contrast/)).toHaveCount(0);
    await form.getByLabel('Dark theme').uncheck();
    await expect(form.getByText('Low contrast: 1.2 : 1')).toBeVisible();
    await expectAccessible(page, 'the configurator with a warning');
  });

  await test.step('Then the URL contains all settings', async () => {
    await expect(page).toHaveURL(/\?from=ltc&to=xmr&faq=false&color=%23FFE600$/);
    await page.reload();
    await expect(form.getByLabel('From (ticker)')).toHaveValue('ltc');
    await expect(form.getByLabel('Questions and answers')).not.toBeChecked();
  });

  await test.step('When the code is copied into another page, the same widget appears there', async () => {
    for (const kind of ['iframe', 'script']) {
      await code.getByRole('radio', { name: kind }).check();
      await code.getByRole('button', { name: 'Copy code' }).click();
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(clipboard).toContain(`<${kind}`);
      const copied = await clipboard();
      partner.show(copied, 'none');
      const other = await context.newPage();
      await other.goto(partner.origin);
      const copy = other.frameLocator('iframe');
      await expect(copy.getByRole('button', { name: 'Choose currency to send' })).toContainText('LTC');
      await expect(copy.getByRole('button', { name: 'Choose currency to receive' })).toContainText('XMR');
      await expect(copy.getByRole('button', { name: 'Continue' })).toHaveCSS(
        'background-color',
        'rgb(255, 230, 0)',
      );
      await expect(copy.getByRole('heading', { name: 'Questions' })).toHaveCount(0);
      await other.close();
    }
    await code.getByRole('radio', { name: 'React' }).check();
    await expect(code.getByText('export const ExchangeWidget')).toBeVisible();
  });

  await test.step('When a button is wanted, it leads to the exchange', async () => {
    await form.getByRole('radio', { name: 'Button' }).check();
    await form.getByLabel('Words on the button').fill('Buy <now> & here');
    await expect(page.getByRole('link', { name: 'Buy <now> & here' })).toHaveAttribute(
      'href',
      `${partner.site}/exchange?from=ltc&to=xmr&amount=0.1`,
    );
    await code.getByRole('radio', { name: 'HTML' }).check();
    await expect(code.getByText('Buy &lt;now&gt; &amp; here')).toBeVisible();
  });

  await test.step('When it is reset, nothing is left', async () => {
    await form.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\/exchange-widget$/);
    await expect(form.getByLabel('From (ticker)')).toHaveValue('');
  });
});
