/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { IconButton } from './icon-button';

describe('IconButton', () => {
  it('has its label as its name and as a tooltip', () => {
    render(<IconButton label="Swap sides">x</IconButton>);
    expect(screen.getByRole('button', { name: 'Swap sides' })).toHaveAttribute('title', 'Swap sides');
  });

  it('does nothing while disabled', async () => {
    const onClick = jest.fn();
    render(
      <IconButton label="Swap sides" disabled onClick={onClick}>
        x
      </IconButton>,
    );
    await userEvent.setup().click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('reports whether it is pressed', () => {
    render(
      <IconButton label="Favourite" aria-pressed>
        x
      </IconButton>,
    );
    expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument();
  });
});
