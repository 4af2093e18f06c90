/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { AmountField } from './amount-field';
import { amountLength } from './amount-length';
import { CurrencyButton } from './currency-button';

const field = () => screen.getByRole('textbox', { name: 'You send' });

describe('AmountField', () => {
  it('shows the decimal keyboard on phones and disables autocompletion', () => {
    render(<AmountField label="You send" />);
    expect(field()).toHaveAttribute('inputmode', 'decimal');
    expect(field()).toHaveAttribute('autocomplete', 'off');
    expect(field()).toHaveAttribute('type', 'text');
  });

  it('reports exactly the typed text', async () => {
    const typed: string[] = [];
    render(<AmountField label="You send" onChange={({ target }) => typed.push(target.value)} />);
    await userEvent.setup().type(field(), '0,5');
    expect(typed).toEqual(['0', '0,', '0,5']);
  });

  it('is described by caption and error, and is invalid', () => {
    render(<AmountField label="You send" caption="about 6412 USD" error="Too little" />);
    expect(field()).toHaveAccessibleDescription('about 6412 USD Too little');
    expect(field()).toBeInvalid();
  });

  it('is busy while its value is loading', () => {
    render(<AmountField label="You send" readOnly isPending value="1.8" />);
    expect(field()).toHaveAttribute('aria-busy', 'true');
    expect(field()).toHaveValue('1.8');
  });

  it('has slots for the currency and for the limits', () => {
    render(
      <AmountField
        label="You send"
        labelEnd={<button>Min</button>}
        currency={<CurrencyButton label="Currency to send:" ticker="btc" network="Bitcoin" />}
      />,
    );
    expect(screen.getByRole('button', { name: 'Min' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Currency to send: btc Bitcoin' })).toBeInTheDocument();
  });

  it('shows a long amount in smaller type', () => {
    render(<AmountField label="You send" readOnly value="0.123456789012345678" />);
    expect(field()).toHaveClass('longest');
  });
});

describe('amountLength', () => {
  it.each([
    { value: undefined, length: 'short' },
    { value: '1.23456', length: 'short' },
    { value: '1.234567', length: 'long' },
    { value: '1.2345678901', length: 'long' },
    { value: '1.23456789012', length: 'longest' },
  ])('maps $value to $length', ({ value, length }) => {
    expect(amountLength(value)).toBe(length);
  });
});

describe('CurrencyButton', () => {
  it('opens the currency picker on a click', async () => {
    const onClick = jest.fn();
    render(<CurrencyButton label="Currency to get:" ticker="eth" onClick={onClick} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Currency to get: eth' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
