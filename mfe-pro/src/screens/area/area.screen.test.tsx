/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../../app/fragment-request.fixture';
import type { ProPage } from '../../domain/pro-page';
import { accessModel } from '../../model/access';
import { AreaScreen } from './area.screen';

const show = async (page: ProPage | null, isAuth = false): Promise<void> => {
  const scope = fork();
  await allSettled(accessModel.authChanged, { scope, params: { isAuth } });
  render(
    <I18nextProvider i18n={serverI18n('pro', aRequest('/pro'))}>
      <Provider value={scope}>
        <AreaScreen page={page} />
      </Provider>
    </I18nextProvider>,
  );
};

describe('a page of the pro area', () => {
  it('says that accounts are not open, and where one gets on without', async () => {
    await show('balance');

    expect(screen.getByRole('status')).toHaveTextContent('Accounts are not open yet');
    expect(screen.getByRole('link', { name: 'Go to the exchange' })).toHaveAttribute('href', '/exchange');
  });

  it('tells a signed-in visitor that there is nothing to show', async () => {
    await show('balance', true);

    expect(screen.getByRole('heading', { name: 'You are signed in' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('not open yet');
  });

  it('names what it will not ask for', async () => {
    await show('overview');

    const promises = screen.getByRole('region', { name: 'What this area will not ask for' });
    expect(within(promises).getAllByRole('listitem')).toHaveLength(4);
  });

  it('marks itself among the pages of the area', async () => {
    await show('plans');

    const pages = screen.getByRole('navigation', { name: 'Pages of this area' });
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('Plans');
  });

  it('leads from an unknown page to the known ones', async () => {
    await show(null);

    expect(screen.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Settings/ })).toHaveAttribute('href', '/pro/settings');
  });
});
