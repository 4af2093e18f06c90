/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import { estimatesReply } from '@coinlane/shared-contracts/testing';

import { aServiceWith, KEYS } from '../../../app/service.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { urlStateModel } from '../../model/url-state';
import { RateModeSwitch } from './rate-mode-switch';

const [offer] = estimatesReply.providers;

it('states what a fixed rate costs, once both rates of the amount are known', async () => {
  const amounts = [2, 1.99];
  const { scope } = showOnStage(<RateModeSwitch />, {
    http: aServiceWith({
      [KEYS.estimates]: () => ({ providers: [{ ...offer, estimatedAmount: amounts.shift() ?? 1 }] }),
    }),
  });
  await act(() =>
    allSettled(urlStateModel.locationChanged, {
      scope,
      params: { pathname: '/exchange', search: '?from=btc&to=eth&amount=0.1', hash: '' },
    }),
  );
  const fixed = screen.getByRole('radio', { name: 'Fixed rate' });
  expect(fixed).toHaveAccessibleDescription('Guaranteed if sent in time');
  await userEvent.setup().click(fixed);
  await waitFor(() => expect(fixed).toHaveAccessibleDescription('Guaranteed, 0.50 % less'));
});
