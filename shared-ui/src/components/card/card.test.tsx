/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { Card } from './card';

describe('Card', () => {
  it('is the element that its place needs', () => {
    render(
      <Card as="section" aria-label="Your exchange">
        x
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Your exchange' })).toBeInTheDocument();
  });

  it('puts the dark theme on what stands on the deep purple', () => {
    render(<Card tone="deep">deep</Card>);
    expect(screen.getByText('deep')).toHaveAttribute('data-theme', 'dark');
  });

  it('leaves the theme alone otherwise', () => {
    render(<Card>plain</Card>);
    expect(screen.getByText('plain')).not.toHaveAttribute('data-theme');
  });
});
