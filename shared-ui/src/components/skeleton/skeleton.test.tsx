/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { Skeleton } from './skeleton';

describe('Skeleton', () => {
  it('is a status with its words', () => {
    render(<Skeleton label="Loading the rates" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the rates');
  });

  it('is hidden from screen readers without words', () => {
    const { container } = render(<Skeleton />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('stands for as many things as will come, each in its shape', () => {
    const { container } = render(<Skeleton shape="row" count={3} />);
    expect(container.querySelectorAll('.bone.row')).toHaveLength(3);
  });
});
