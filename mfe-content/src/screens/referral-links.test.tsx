/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { showOnStage } from '../app/stage.fixture';
import { ReferralLinks } from './referral-links';

const ID = '0123456789abcd';
const open = () => {
  showOnStage(<ReferralLinks />, { request: { basename: '/de' } });
  return userEvent.setup();
};
const enter = async (
  user: ReturnType<typeof userEvent.setup>,
  label: string,
  text: string,
): Promise<void> => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

describe('the link builder', () => {
  it('builds a link in the page’s language, with a pair for the exchange', async () => {
    const user = open();
    await enter(user, 'Link id', ID);
    await enter(user, 'From (ticker)', 'btc');
    expect(screen.getByText(`${location.origin}/de/exchange?from=btc&link_id=${ID}`)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Page'), 'Currencies');
    expect(screen.getByText(`${location.origin}/de/currencies?link_id=${ID}`)).toBeInTheDocument();
    expect(screen.queryByLabelText('From (ticker)')).not.toBeInTheDocument();
  });

  it('shows the error of an ID, and builds no link', async () => {
    const user = open();
    await enter(user, 'Link id', 'two words');
    expect(screen.getByLabelText('Link id')).toHaveAccessibleDescription(/only letters, digits/);
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  });

  it('renders the QR code on demand', async () => {
    const user = open();
    await enter(user, 'Link id', ID);
    expect(screen.queryByRole('img', { name: 'QR code of your link' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeInTheDocument();
  });
});
