/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { showOnStage } from '../../app/stage.fixture';
import { LEGAL_PAGES } from '../../domain/page';
import { LegalScreen } from './legal.screen';

describe('a legal page (spec §2 "Legal")', () => {
  it.each(LEGAL_PAGES)('$path has a heading for each of its sections', (page) => {
    showOnStage(<LegalScreen page={page} />);

    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(page.sections.length);
  });

  it.each(LEGAL_PAGES)('$path says on a sandbox that no money moves', (page) => {
    showOnStage(<LegalScreen page={page} />);

    expect(screen.getByText('This site runs on a sandbox')).toBeInTheDocument();
  });
});
