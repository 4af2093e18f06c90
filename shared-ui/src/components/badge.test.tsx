/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { Badge } from './badge';

describe('Badge', () => {
  it('shows its text in its tone', () => {
    render(<Badge tone="success">Best rate</Badge>);
    expect(screen.getByText('Best rate')).toHaveClass('badge', 'success');
  });

  it('is neutral by default', () => {
    render(<Badge>TRC-20</Badge>);
    expect(screen.getByText('TRC-20')).toHaveClass('neutral');
  });
});
