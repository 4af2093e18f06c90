import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { aServiceWith } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { urlStateModel } from '../../model/url-state';
import { DetailsPanel } from '.';

type User = ReturnType<typeof userEvent.setup>;

export const openDetails = async (
  to = 'eth',
  answers: Answers = {},
  seen: HttpRequest[] = [],
  changes: Partial<MountProps> = {},
  search = `?from=btc&to=${to}&amount=0.1`,
) => {
  const { scope, props } = showOnStage(<DetailsPanel />, { http: aServiceWith(answers, seen), ...changes });
  await act(() =>
    allSettled(urlStateModel.locationChanged, {
      scope,
      params: { pathname: '/exchange', search, hash: '' },
    }),
  );
  return { scope, props, user: userEvent.setup() };
};
export const recipient = () => screen.getByRole('textbox', { name: 'Recipient wallet address' });
export const button = () => screen.getByRole('button', { name: 'Review exchange' });
/** Opens the review. */
export const review = async (user: User) => {
  await user.click(button());
  await screen.findByRole('heading', { level: 1, name: 'Review your exchange' });
};
/** Presses the button of the review. */
export const create = (user: User) => user.click(screen.getByRole('button', { name: 'Create order' }));
export const posts = (seen: readonly HttpRequest[]) => seen.filter(({ method }) => method === 'POST');
/** Enters a text in one change and blurs the field. */
export const fill = async (user: User, text: string, field = recipient()) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  await user.tab();
};
