/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { aShell, InShell } from '../testing';
import { NotFound } from './not-found';

describe('NotFound (spec §2 "Fallbacks")', () => {
  it('has a heading and links back to the exchange, in the language of the page', () => {
    render(
      <InShell shell={aShell({ language: 'fr' })}>
        <NotFound />
      </InShell>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(screen.getByRole('link', { name: 'Go to the exchange' })).toHaveAttribute('href', '/fr/exchange');
  });
});
