/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';

import { ADDRESSES, aServiceWith } from './app/service.fixture';
import { leavePage, livePage, observeNoSizes, pathsOf } from './served-page.fixture';

beforeAll(observeNoSizes);
afterEach(leavePage);

const RULES = '/currencies/xrp';

describe('the widget with a fixed memo', () => {
  it('does not continue without the rules of the currency, and loads them again', async () => {
    const seen: HttpRequest[] = [];
    const service = aServiceWith({}, seen);
    let isDown = true;
    const http: HttpPort = (request) =>
      isDown && request.path === RULES ? TE.left(networkError('down')) : service(request);
    const search = `topUpMode=true&topUpCurrency=xrp&topUpAddress=${ADDRESSES.xrp}&topUpExtraId=77&from=btc`;
    await livePage(`/embed?${search}`, {
      http,
      onServer: { [`GET public-v1${RULES}`]: networkError('down') },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const retry = await screen.findByRole('button', { name: 'Load it again' });
    await user.click(screen.getByRole('button', { name: 'Review exchange' }));
    expect(screen.queryByRole('button', { name: 'Create order' })).not.toBeInTheDocument();
    isDown = false;
    await user.click(retry);
    // the press opens the review once the rules are known
    await user.click(await screen.findByRole('button', { name: 'Create order' }));
    await waitFor(() => expect(pathsOf(seen)).toContain('POST /transactions'));
    const create = seen.find(({ path, method }) => path === '/transactions' && method === 'POST');
    expect(create?.body).toMatchObject({ address: ADDRESSES.xrp, extraId: '77' });
  });
});
