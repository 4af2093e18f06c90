import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { aServiceWith } from '../../app/service.fixture';
import type { Answers } from '../../app/service.fixture';
import { showOnStage } from '../../app/stage.fixture';
import { urlStateModel } from '../../model/url-state';
import { DetailsPanel } from '.';

export const openDetails = async (
  to = 'eth',
  answers: Answers = {},
  seen: HttpRequest[] = [],
  changes: Partial<MountProps> = {},
) => {
  const { scope, props } = showOnStage(<DetailsPanel />, { http: aServiceWith(answers, seen), ...changes });
  await act(() =>
    allSettled(urlStateModel.locationChanged, {
      scope,
      params: { pathname: '/exchange', search: `?from=btc&to=${to}&amount=0.1`, hash: '' },
    }),
  );
  return { scope, props, user: userEvent.setup() };
};
export const recipient = () => screen.getByRole('textbox', { name: 'Recipient wallet address' });
export const button = () => screen.getByRole('button', { name: 'Exchange' });
export const posts = (seen: readonly HttpRequest[]) => seen.filter(({ method }) => method === 'POST');
/** Enters a text in one change and blurs the field. */
export const fill = async (user: ReturnType<typeof userEvent.setup>, text: string, field = recipient()) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  await user.tab();
};
