/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { SelectField } from './select-field';

const options = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'ja', label: '日本語', isDisabled: true },
];

describe('SelectField', () => {
  it('allows one option to be chosen', async () => {
    render(<SelectField label="Language" options={options} defaultValue="en" />);
    const select = screen.getByRole('combobox', { name: 'Language' });

    await userEvent.setup().selectOptions(select, 'Deutsch');

    expect(select).toHaveValue('de');
  });

  it('shows options that cannot be chosen', () => {
    render(<SelectField label="Language" options={options} />);
    expect(screen.getByRole('option', { name: '日本語' })).toBeDisabled();
  });

  it('is described by its error', () => {
    render(<SelectField label="Language" options={options} error="Choose one" />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one');
    expect(screen.getByRole('combobox')).toBeInvalid();
  });
});
