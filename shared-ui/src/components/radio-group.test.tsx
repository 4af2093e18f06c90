/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { RadioGroup } from './radio-group';
import type { RadioGroupProps } from './radio-group';

type Mode = 'floating' | 'fixed';

const options = [
  { value: 'floating', label: 'Floating', hint: 'Of the moment' },
  { value: 'fixed', label: 'Fixed' },
] as const;

const Modes = (props: Partial<RadioGroupProps<Mode>>) => {
  const [mode, setMode] = useState<Mode>('floating');
  return <RadioGroup legend="Rate" options={options} value={mode} onValueChange={setMode} {...props} />;
};

const radio = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  it('is a named group of radios with one chosen', () => {
    render(<Modes />);
    const group = screen.getByRole('radiogroup', { name: 'Rate' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(radio('Floating')).toBeChecked();
  });

  it('is one tab stop, at the chosen radio; arrow keys change the choice', async () => {
    const user = userEvent.setup();
    render(<Modes />);

    await user.tab();
    expect(radio('Floating')).toHaveFocus();
    await user.keyboard('{ArrowRight}');

    expect(radio('Fixed')).toHaveFocus();
    expect(radio('Fixed')).toBeChecked();
  });

  it('reports the new value', async () => {
    const onValueChange = jest.fn();
    render(<Modes onValueChange={onValueChange} />);
    await userEvent.setup().click(radio('Fixed'));
    expect(onValueChange).toHaveBeenCalledWith('fixed');
  });

  it('does not allow a disabled option to be chosen', async () => {
    const onValueChange = jest.fn();
    render(
      <Modes onValueChange={onValueChange} options={[options[0], { ...options[1], isDisabled: true }]} />,
    );
    await userEvent.setup().click(radio('Fixed'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('keeps two groups separate', async () => {
    render(
      <>
        <Modes />
        <Modes legend="Other rate" />
      </>,
    );
    const other = within(screen.getByRole('radiogroup', { name: 'Other rate' }));

    await userEvent.setup().click(other.getByRole('radio', { name: 'Fixed' }));

    expect(
      within(screen.getByRole('radiogroup', { name: 'Rate' })).getByRole('radio', { name: 'Floating' }),
    ).toBeChecked();
  });

  it('connects a hint to its option and an error to the group', () => {
    render(<Modes error="Choose one" />);
    expect(radio('Floating')).toHaveAccessibleDescription('Of the moment');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one');
  });
});
