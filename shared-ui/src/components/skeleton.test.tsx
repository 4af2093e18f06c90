/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { Skeleton } from './skeleton';

describe('Skeleton', () => {
  it('is a status with its label', () => {
    render(<Skeleton label="Loading the rates" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the rates');
  });

  it('is hidden from screen readers without a label', () => {
    const { container } = render(<Skeleton />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('renders the given number of placeholders, with their shape', () => {
    const { container } = render(<Skeleton shape="row" count={3} />);
    expect(container.querySelectorAll('.bone.row')).toHaveLength(3);
  });
});
