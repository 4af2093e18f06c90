/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, renderHook, screen } from '@testing-library/react';

import { Field } from './field';
import { describeControl, isShown, useFieldIds } from './field-ids';
import { FieldMessage } from './field-message';

const ids = { control: 'c', hint: 'c-hint', message: 'c-message' };

describe('isShown', () => {
  it.each([
    { node: undefined, shown: false },
    { node: null, shown: false },
    { node: '', shown: false },
    { node: false, shown: false },
    { node: true, shown: false },
    { node: 0, shown: true },
    { node: 'words', shown: true },
    { node: <b>words</b>, shown: true },
  ])('is $shown if React renders $node like that', ({ node, shown }) => {
    expect(isShown(node)).toBe(shown);
  });
});

describe('describeControl', () => {
  it.each([
    { rule: 'no hint and no message, no attributes', words: {}, by: undefined, attributes: {} },
    { rule: 'the hint', words: { hint: 'x' }, by: undefined, attributes: { 'aria-describedby': 'c-hint' } },
    {
      rule: 'a warning',
      words: { warning: 'x' },
      by: undefined,
      attributes: { 'aria-describedby': 'c-message' },
    },
    {
      rule: 'an error',
      words: { error: 'x' },
      by: undefined,
      attributes: { 'aria-invalid': true, 'aria-describedby': 'c-message' },
    },
    {
      rule: "the caller's own description first",
      words: { hint: 'x', error: 'x' },
      by: 'own',
      attributes: { 'aria-invalid': true, 'aria-describedby': 'own c-hint c-message' },
    },
  ])('$rule', ({ words, by, attributes }) => {
    expect(describeControl(ids, words, by)).toEqual(attributes);
  });
});

describe('useFieldIds', () => {
  it('uses the id of the caller', () => {
    expect(renderHook(() => useFieldIds('recipient')).result.current).toEqual({
      control: 'recipient',
      hint: 'recipient-hint',
      message: 'recipient-message',
    });
  });

  it('keeps a generated id', () => {
    const { result, rerender } = renderHook(() => useFieldIds(undefined));
    const before = result.current.control;
    rerender();
    expect(result.current.control).toBe(before);
  });
});

describe('FieldMessage', () => {
  it('is a live region that is empty until there is a message', () => {
    const { container } = render(<FieldMessage id="m" />);
    expect(container.firstChild).toHaveAttribute('aria-live', 'polite');
    expect(container.firstChild).toBeEmptyDOMElement();
  });

  it('shows the error instead of the warning', () => {
    render(<FieldMessage id="m" error="Not an address" warning="Never used before" />);
    expect(screen.getByText('Not an address')).toBeInTheDocument();
    expect(screen.queryByText('Never used before')).not.toBeInTheDocument();
  });
});

describe('Field', () => {
  it('has space at the end of its label line, outside the label', () => {
    render(
      <Field ids={ids} label="Recipient" labelEnd={<button>Help</button>}>
        <input id="c" />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Recipient');
    expect(screen.getByRole('button', { name: 'Help' })).toBeInTheDocument();
  });
});
