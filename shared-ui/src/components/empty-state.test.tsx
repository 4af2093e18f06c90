/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it('explains what is missing and offers an action', () => {
    render(
      <EmptyState title="Nothing found" action={<button>Show all</button>}>
        No currency has this name.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeInTheDocument();
    expect(screen.getByText('No currency has this name.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show all' })).toBeInTheDocument();
  });

  it('has the given heading level', () => {
    render(<EmptyState headingLevel="h1" title="Page not found" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });
});
