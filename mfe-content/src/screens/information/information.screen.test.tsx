/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';

import { showOnStage } from '../../app/stage.fixture';
import { INFORMATION_PAGES } from '../../domain/page';
import type { InformationPageId } from '../../domain/page';
import { InformationScreen } from './information.screen';

const show = (id: InformationPageId) => {
  const page = INFORMATION_PAGES.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  return showOnStage(<InformationScreen page={page} />);
};

describe('an information page (spec §2 "Business and information pages")', () => {
  it.each(INFORMATION_PAGES)('$path says what it is about, and leads on', ({ id, links }) => {
    show(id);

    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^pages\./);
    const goOn = screen.getByRole('region', { name: 'Where to go from here' });
    expect(within(goOn).getAllByRole('link')).toHaveLength(links.length);
  });

  it.each([
    { id: 'exchangeWidget', honest: /cannot be framed today/ },
    { id: 'bot', honest: /has no bot today/ },
    { id: 'reviews', honest: /none are made up/ },
    { id: 'permanentExchange', honest: /Do not send to it a second time/ },
    { id: 'cryptoLoan', honest: /not offered on this site today/ },
  ] as const)('does not promise what is not there: $id', ({ id, honest }) => {
    show(id);

    expect(screen.getByText(honest)).toBeInTheDocument();
  });

  it('names support', () => {
    show('api');

    expect(screen.getByRole('link', { name: 'support@swap.example' })).toHaveAttribute(
      'href',
      'mailto:support@swap.example',
    );
  });

  it('answers the questions of partners on their page, and nowhere else', () => {
    show('forPartners');
    expect(
      within(screen.getByRole('region', { name: 'Questions of partners' })).getAllByRole('heading', {
        level: 3,
      }),
    ).toHaveLength(3);
  });

  it('asks no questions elsewhere', () => {
    show('api');
    expect(screen.queryByRole('region', { name: 'Questions of partners' })).not.toBeInTheDocument();
  });
});
