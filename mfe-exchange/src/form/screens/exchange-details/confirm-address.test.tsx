/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';

import type { HttpRequest } from '@coinlane/shared-contracts/api';

import { anInfo, aRow, KEYS, SERVICE } from '../../../app/service.fixture';
import { fill, openDetails, recipient } from './details-on-stage.fixture';

const SCRIPT = '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj';
const SAFER = 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7';
const QUESTION =
  'This address is also valid on Bitcoin, Bitcoin Cash, and Bitcoin SV. Is it your Litecoin address? If not, enter another one.';

const openLitecoin = (seen: HttpRequest[] = []) => {
  const currencies = SERVICE[KEYS.currencies];
  const rows: readonly unknown[] = Array.isArray(currencies) ? currencies : [];
  const answers = {
    [KEYS.currencies]: [...rows, aRow('ltc', 'Litecoin')],
    'GET public-v1/currencies/ltc': anInfo('ltc'),
  };
  return openDetails('ltc', answers, seen);
};
const asked = (seen: readonly HttpRequest[]) =>
  seen.filter(({ path }) => path === '/v2/validate/address' || path === '/validate/address');

describe('an address that networks with other key owners share', () => {
  it('needs one confirmation, and is not sent to the service before', async () => {
    const seen: HttpRequest[] = [];
    const { user } = await openLitecoin(seen);
    await fill(user, SCRIPT);
    await waitFor(() =>
      expect(recipient()).toHaveAccessibleDescription(expect.stringMatching(/also valid on/)),
    );
    expect(screen.getByText(QUESTION)).toBeInTheDocument();
    expect(asked(seen)).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Yes, it is my Litecoin address' }));

    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    expect(recipient()).toHaveValue(SCRIPT);
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it('is replaced by the spelling that is valid on fewer networks', async () => {
    const { user } = await openLitecoin();
    await fill(user, SCRIPT);
    await user.click(await screen.findByRole('button', { name: /^Yes, and write it as MJRS/ }));

    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    expect(recipient()).toHaveValue(SAFER);
  });
});

describe('a refund address that networks with other key owners share', () => {
  const SHARED = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
  const refund = () => screen.getByRole('textbox', { name: 'Refund wallet address' });

  it('needs one confirmation', async () => {
    const { user } = await openDetails();
    await fill(user, SHARED, refund());
    expect(
      await screen.findByText(
        /^This address is also valid on .+ and Bitcoin SV\. Is it your Bitcoin address\?/,
      ),
    ).toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Yes, it is my Bitcoin address' }));

    expect(await screen.findByText('The address fits')).toBeInTheDocument();
    expect(refund()).toHaveValue(SHARED);
  });
});
