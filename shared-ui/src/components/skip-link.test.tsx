/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { SkipLink } from './skip-link';

describe('SkipLink', () => {
  it('is the first tab stop and leads to the main content', async () => {
    render(
      <>
        <SkipLink href="#main">Skip to content</SkipLink>
        <a href="/">Home</a>
      </>,
    );
    await userEvent.setup().tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  });
});
