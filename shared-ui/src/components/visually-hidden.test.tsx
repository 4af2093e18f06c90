/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { VisuallyHidden } from './visually-hidden';

describe('VisuallyHidden', () => {
  it('is part of an accessible name', () => {
    render(
      <button>
        X<VisuallyHidden> close</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'X close' })).toBeInTheDocument();
  });
});
