/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { ADDRESSES } from './app/service.fixture';
import { mount } from './lifecycle';
import { leavePage, livePage, servedPage } from './served-page.fixture';

const FORM = '/exchange?from=btc&to=eth&amount=0.1';

afterEach(leavePage);

const recipient = () => screen.findByRole('textbox', { name: 'Recipient wallet address' });

describe('a reload offer of the shell', () => {
  it('waits only while the form has a recipient', async () => {
    const holdReload = jest.fn();
    await livePage(FORM, { holdReload });
    await screen.findByRole('textbox', { name: 'You send' });
    expect(holdReload).not.toHaveBeenCalled();

    await userEvent.type(await recipient(), 'a');
    await waitFor(() => expect(holdReload).toHaveBeenLastCalledWith(true));
    await userEvent.clear(await recipient());
    await waitFor(() => expect(holdReload).toHaveBeenLastCalledWith(false));
  });

  it('is released after the order', async () => {
    const holdReload = jest.fn();
    await livePage(FORM, { holdReload });
    await userEvent.type(await recipient(), ADDRESSES.eth);
    const button = await waitFor(() => {
      const found = screen.getByRole('button', { name: 'Review exchange' });
      expect(found).toBeEnabled();
      return found;
    });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Create order' }));
    await screen.findByRole('heading', { level: 1, name: 'XRP to ETH exchange' });
    await waitFor(() => expect(holdReload).toHaveBeenLastCalledWith(false));
  });

  it('is not held back in an older shell', async () => {
    const props = await servedPage(FORM);
    Reflect.deleteProperty(props, 'holdReload');
    await mount(props);
    await userEvent.type(await recipient(), 'a');
    expect(await recipient()).toHaveValue('a');
  });
});
