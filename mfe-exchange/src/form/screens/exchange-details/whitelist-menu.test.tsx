/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import { signedInChanged } from '../../../page/model/settings';
import { openDetails, recipient } from './details-on-stage.fixture';

const WHITELIST = 'GET account/addresses/whitelist';
const ENTRIES = [
  { id: 1, label: 'Cold', wallet: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', extraId: '12', currency: ['xrp'] },
  {
    id: 2,
    label: '',
    wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    extraId: null,
    currency: ['eth'],
  },
];

const openSignedIn = async (answer: unknown) => {
  const shown = await openDetails('xrp', { [WHITELIST]: answer });
  await act(() => allSettled(signedInChanged, { scope: shown.scope, params: true }));
  return shown;
};

describe('WhitelistMenu (spec §2 "Whitelisted addresses")', () => {
  it('is hidden if signed out', async () => {
    await openDetails('xrp', { [WHITELIST]: ENTRIES });
    expect(screen.queryByRole('button', { name: 'Whitelisted addresses' })).not.toBeInTheDocument();
  });

  it('lists addresses of the currency, and sets address and extra ID', async () => {
    const { user } = await openSignedIn(ENTRIES);
    await user.click(await screen.findByRole('button', { name: 'Whitelisted addresses' }));
    const entries = screen.getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Cold rHb9CJAWy…tyTh\u00A0·\u00A012']);
    await user.click(screen.getByRole('menuitem', { name: /Cold/ }));
    expect(recipient()).toHaveValue('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh');
    expect(screen.getByRole('textbox', { name: 'Destination tag' })).toHaveValue('12');
  });

  it('is hidden without an address for the currency', async () => {
    await openSignedIn(ENTRIES.slice(1));
    expect(screen.queryByRole('button', { name: 'Whitelisted addresses' })).not.toBeInTheDocument();
  });

  it('shows that the addresses failed to load, and loads them again', async () => {
    const answers = [networkError('down'), ENTRIES];
    const { user } = await openSignedIn(() => answers.shift() ?? ENTRIES);
    const [retry] = await screen.findAllByRole('button', { name: 'Load the addresses again' });
    if (retry !== undefined) await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Whitelisted addresses' })).toBeInTheDocument();
  });
});
