/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { signInAsked, signOutAsked } from '@coinlane/shared-contracts/events';

import { USER } from './api/account.fixture';
import { closeArea, openArea } from './app/open-area.fixture';

const DAY = '2026-11-20T12:00:00.000Z';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = {
  sessions: [
    { id: 's2', device: FIREFOX, createdAt: DAY, lastSeenAt: DAY, isCurrent: false },
    { id: 's1', device: '', createdAt: DAY, lastSeenAt: DAY, isCurrent: true },
  ],
};
const WALLET = { id: 'w1', label: 'My wallet', wallet: 'bc1qmine', extraId: null, currency: ['btc'] };
const NEWCOMER = { ...USER, kycLevel: 0, isTwoFactorEnabled: false, recoveryCodesLeft: 0 };
const REPLIES = {
  'GET account/addresses/whitelist': [WALLET],
  'GET public-v2/exchange/currencies': [
    { ticker: 'btc', name: 'Bitcoin', network: 'btc', legacyTicker: 'btc' },
    { ticker: 'eth', name: 'Ethereum', network: 'eth', legacyTicker: 'eth' },
  ],
  'GET account/auth/sessions': SESSIONS,
  'DELETE account/auth/sessions/s2': { success: true },
  'DELETE account/auth/sessions': { success: true },
  'DELETE account/addresses/whitelist/w1': { success: true },
  'POST account/users/me/second-factor': {
    secret: 'JBSWY3DPEHPK3PXP',
    otpauthUrl: 'otpauth://totp/Coinlane:ann?secret=JBSWY3DPEHPK3PXP',
  },
  'POST account/users/me/second-factor/enable': { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] },
};

afterEach(closeArea);

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('/pro/settings', () => {
  it('asks the shell to change sign-in settings', async () => {
    const { bus } = await openArea('/pro/settings', REPLIES);
    const asked = jest.fn();
    bus.subscribe(signInAsked, asked);
    const profile = await region('Profile');
    for (const name of ['Change e-mail', 'Change password', 'Passkeys'])
      await userEvent.click(profile.getByRole('button', { name }));
    expect(asked.mock.calls).toEqual([
      [{ view: 'login-email' }],
      [{ view: 'change-password' }],
      [{ view: 'passkeys' }],
    ]);
  });

  it('exists in nine languages, each with its own texts', async () => {
    await openArea('/pro/settings', REPLIES);
    const links = (await region('Profile')).getAllByRole('link').filter((link) => link.lang !== '');
    expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
      ['English', 'en', '/pro/settings'],
      ['Русский', 'ru', '/ru/pro/settings'],
      ['한국어', 'ko', '/ko/pro/settings'],
      ['Português', 'pt', '/pt/pro/settings'],
      ['Deutsch', 'de', '/de/pro/settings'],
      ['Español', 'es', '/es/pro/settings'],
      ['Français', 'fr', '/fr/pro/settings'],
      ['日本語', 'ja', '/ja/pro/settings'],
      ['Bahasa Indonesia', 'id', '/id/pro/settings'],
    ]);
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  it('opens the page of the verification, and no other kind of URL', async () => {
    const loadPage = jest.fn();
    const url = 'https://kyc.example/session/1';
    await openArea(
      '/pro/settings',
      {
        ...REPLIES,
        'GET account/users/me': NEWCOMER,
        'POST account/kyc/sessions': { id: 'k1', level: 1, url },
      },
      { loadPage },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Verify identity' }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(url));
  });

  it('does not call an account reached that is not verified', async () => {
    await openArea('/pro/settings', { ...REPLIES, 'GET account/users/me': NEWCOMER });
    const kyc = await region('Identity verification');
    expect(kyc.getByRole('heading', { name: 'Not verified' })).toBeInTheDocument();
    expect(kyc.queryByText('Reached')).not.toBeInTheDocument();
  });

  it('offers no further verification at the highest level', async () => {
    await openArea('/pro/settings', REPLIES);
    const kyc = await region('Identity verification');
    expect(kyc.getByText('You have the highest level.')).toBeInTheDocument();
    expect(kyc.queryByRole('button')).not.toBeInTheDocument();
  });

  it('turns the second factor on with the password and a code of the app, and requires the recovery codes to be kept', async () => {
    const { sentTo, seen } = await openArea('/pro/settings', {
      ...REPLIES,
      'GET account/users/me': NEWCOMER,
    });
    const section = await region('Two-factor authentication');
    await userEvent.click(section.getByRole('button', { name: 'Turn on' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Turn on two-factor authentication' }));
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
      'href',
      'otpauth://totp/Coinlane:ann?secret=JBSWY3DPEHPK3PXP',
    );
    await userEvent.type(dialog.getByLabelText('Code from the app'), '123 456{Enter}');

    const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAAAA-BBBBB',
      'CCCCC-DDDDD',
    ]);
    expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(codes.getByLabelText('I have saved the codes in a safe place'));
    expect(codes.getByRole('button', { name: 'Done' })).toBeEnabled();
    expect(sentTo('/users/me/second-factor')).toEqual([{ password: 'correct horse' }]);
    expect(sentTo('/users/me/second-factor/enable')).toEqual([{ code: '123456' }]);
    expect(seen.filter(({ path }) => path === '/auth/sessions')).toHaveLength(2);
  });

  it('offers no link to a secret that is not for an authenticator app', async () => {
    await openArea('/pro/settings', {
      ...REPLIES,
      'GET account/users/me': NEWCOMER,
      'POST account/users/me/second-factor': {
        secret: 'JBSWY3DPEHPK3PXP',
        otpauthUrl: 'https://evil.example/?secret=JBSWY3DPEHPK3PXP',
      },
    });
    const section = await region('Two-factor authentication');
    await userEvent.click(section.getByRole('button', { name: 'Turn on' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Turn on two-factor authentication' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });

  it('disables it only with password and code', async () => {
    await openArea('/pro/settings', REPLIES);
    const section = await region('Two-factor authentication');
    expect(section.getByText('Unused recovery codes: 8')).toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: 'Turn off' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Turn off' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    await userEvent.type(dialog.getByLabelText('Code from the app or a recovery code'), '123456');
    expect(dialog.getByRole('button', { name: 'Turn off' })).toBeEnabled();
  });

  it('removes an address from the whitelist after a confirmation', async () => {
    const { seen } = await openArea('/pro/settings', REPLIES);
    const whitelist = await region('Whitelisted addresses');
    await userEvent.click(await whitelist.findByRole('button', { name: 'Remove My wallet' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await whitelist.findByText('No addresses yet.')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('saves no address without a currency, and reports it', async () => {
    const { sentTo } = await openArea('/pro/settings', REPLIES);
    const whitelist = await region('Whitelisted addresses');
    await userEvent.click(whitelist.getByText('Add an address'));
    await userEvent.type(whitelist.getByRole('textbox', { name: 'Address' }), 'bc1qnew');
    await userEvent.click(whitelist.getByRole('button', { name: 'Add address' }));
    expect(await whitelist.findByText('Choose at least one currency.')).toBeInTheDocument();
    expect(sentTo('/addresses/whitelist')).toEqual([]);
  });

  it('ends the session of another device, and all of them with this one', async () => {
    const { bus, seen } = await openArea('/pro/settings', REPLIES);
    const left = jest.fn();
    bus.subscribe(signOutAsked, left);
    const sessions = await region('Where you are signed in');
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(2));
    expect(sessions.getAllByRole('listitem')[0]).toHaveTextContent('This device');
    await userEvent.click(sessions.getByRole('button', { name: 'Sign out Firefox on Linux' }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(left).not.toHaveBeenCalled();

    await userEvent.click(sessions.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/auth/sessions/s2',
      '/auth/sessions',
    ]);
  });

  it('saves each setting at once, and reverts it if saving fails', async () => {
    await openArea('/pro/settings', REPLIES);
    const news = await screen.findByLabelText('News by E-mail');
    const was = news.matches(':checked');
    await userEvent.click(news);
    const section = await region('Notifications');
    expect(await section.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('News by E-mail').matches(':checked')).toBe(was);
  });
});
