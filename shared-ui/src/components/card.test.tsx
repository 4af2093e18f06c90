/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { Card } from './card';

describe('Card', () => {
  it('renders the given element', () => {
    render(
      <Card as="section" aria-label="Your exchange">
        x
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Your exchange' })).toBeInTheDocument();
  });

  it('sets the dark theme on the deep purple tone', () => {
    render(<Card tone="deep">deep</Card>);
    expect(screen.getByText('deep')).toHaveAttribute('data-theme', 'dark');
  });

  it('does not set a theme otherwise', () => {
    render(<Card>plain</Card>);
    expect(screen.getByText('plain')).not.toHaveAttribute('data-theme');
  });
});
