/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { showOnStage } from '../app/stage.fixture';
import { NotFoundScreen } from './not-found.screen';

describe('the page of an unknown swap', () => {
  it('links to support, and back to the pairs', () => {
    showOnStage(<NotFoundScreen supportEmail="help@swap.example" />);

    expect(screen.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@swap.example' })).toHaveAttribute(
      'href',
      'mailto:help@swap.example',
    );
    expect(screen.getByRole('link', { name: 'All token swap pairs' })).toHaveAttribute('href', '/swap');
  });
});
