/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { TextArea } from './text-area';
import { TextField } from './text-field';

const field = () => screen.getByRole('textbox', { name: 'Recipient' });

describe('TextField', () => {
  it('is found by its label and accepts text', async () => {
    const onChange = jest.fn();
    render(<TextField label="Recipient" onChange={onChange} />);

    await userEvent.setup().type(field(), 'bc1');

    expect(field()).toHaveValue('bc1');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it.each([
    { rule: 'a hint', words: { hint: 'Of an ETH wallet' }, description: 'Of an ETH wallet' },
    { rule: 'a warning', words: { warning: 'Never used before' }, description: 'Never used before' },
    { rule: 'an error', words: { error: 'Not an address' }, description: 'Not an address' },
    {
      rule: 'hint and error',
      words: { hint: 'Of a wallet', error: 'Not one' },
      description: 'Of a wallet Not one',
    },
    {
      rule: 'only the error, if there is also a warning',
      words: { error: 'Bad', warning: 'Odd' },
      description: 'Bad',
    },
  ])('is described by $rule', ({ words, description }) => {
    render(<TextField label="Recipient" {...words} />);
    expect(field()).toHaveAccessibleDescription(description);
  });

  it('keeps the description of its owner', () => {
    render(
      <>
        <p id="outside">From outside.</p>
        <TextField label="Recipient" hint="Inside." aria-describedby="outside" />
      </>,
    );
    expect(field()).toHaveAccessibleDescription('From outside. Inside.');
  });

  it.each([
    { rule: 'an error makes it invalid', words: { error: 'Not an address' }, isInvalid: true },
    { rule: 'an empty error does not', words: { error: '' }, isInvalid: false },
    { rule: 'no error does not', words: { error: null }, isInvalid: false },
    { rule: 'a warning does not', words: { warning: 'Never used before' }, isInvalid: false },
  ])('$rule', ({ words, isInvalid }) => {
    render(<TextField label="Recipient" {...words} />);
    expect(field().matches('[aria-invalid="true"]')).toBe(isInvalid);
  });

  it('announces an error when it appears: its live region is rendered before', () => {
    const { rerender, container } = render(<TextField label="Recipient" />);
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();

    rerender(<TextField label="Recipient" error="Not an address" />);

    expect(live).toHaveTextContent('Not an address');
  });

  it('passes native attributes through', () => {
    render(
      <TextField label="Recipient" inputMode="numeric" autoComplete="off" maxLength={64} name="recipient" />,
    );
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAttribute('autocomplete', 'off');
    expect(field()).toHaveAttribute('maxlength', '64');
    expect(field()).toHaveAttribute('name', 'recipient');
  });

  it.each([
    { status: 'valid' as const, statusLabel: 'This address is valid' },
    { status: 'pending' as const, statusLabel: 'Being checked' },
  ])('announces the status "$status"', ({ status, statusLabel }) => {
    render(<TextField label="Recipient" status={status} statusLabel={statusLabel} />);
    expect(screen.getByText(statusLabel)).toBeInTheDocument();
  });

  it('has slots for affixes and an action', () => {
    render(<TextField label="Recipient" prefix="$" suffix="USD" trailingAction={<button>Paste</button>} />);
    expect(screen.getByText('$')).toBeInTheDocument();
    expect(screen.getByText('USD')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Paste' })).toBeInTheDocument();
  });

  it('keeps the name of a hidden label', () => {
    render(<TextField label="Recipient" isLabelHidden />);
    expect(field()).toBeInTheDocument();
  });

  it.each([
    { rule: 'an address', props: { isMonospace: true }, dir: 'ltr' },
    { rule: 'an e-mail', props: { type: 'email' }, dir: 'ltr' },
    { rule: 'a sentence', props: {}, dir: null },
    { rule: 'the direction of its owner', props: { isMonospace: true, dir: 'auto' }, dir: 'auto' },
  ])('sets the direction of $rule', ({ props, dir }) => {
    render(<TextField label="Recipient" {...props} />);
    expect(field().getAttribute('dir')).toBe(dir);
  });

  it('disables spelling correction for addresses', () => {
    render(<TextField label="Recipient" isMonospace />);
    expect(field()).toHaveAttribute('spellcheck', 'false');
    expect(field()).toHaveAttribute('autocapitalize', 'off');
    expect(field()).toHaveAttribute('translate', 'no');
  });

  it('generates different ids for two fields with the same label', () => {
    render(
      <>
        <TextField label="Recipient" />
        <TextField label="Recipient" />
      </>,
    );
    const [one, other] = screen.getAllByRole('textbox', { name: 'Recipient' });
    expect(one?.id).not.toBe(other?.id);
  });
});

describe('TextArea', () => {
  it('accepts several lines, with hint and error', async () => {
    render(<TextArea label="Message" hint="500 characters" error="Too short" />);
    const area = screen.getByRole('textbox', { name: 'Message' });

    await userEvent.setup().type(area, 'one{Enter}two');

    expect(area).toHaveValue('one\ntwo');
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('500 characters Too short');
  });
});
