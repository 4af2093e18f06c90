/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { Checkbox } from '../checkbox';
import { RadioGroup } from '../radio-group';
import { SelectField } from '../select-field';

const heard = jest.fn();
const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
];

/** State of a control's owner. */
const useChoice = <Choice,>(drawn: Choice): readonly [Choice, (choice: Choice) => void] => {
  const [choice, setChoice] = useState(drawn);
  return [
    choice,
    (next) => {
      heard(next);
      setChoice(next);
    },
  ];
};

const Radios = () => {
  const [value, choose] = useChoice('one');
  return <RadioGroup legend="Which" options={OPTIONS} value={value} onValueChange={choose} />;
};
const Box = ({ isDrawn }: { readonly isDrawn: boolean }) => {
  const [isChecked, check] = useChoice(isDrawn);
  return <Checkbox label="Yes" checked={isChecked} onChange={({ target }) => check(target.checked)} />;
};
const List = ({ drawn = 'one' }: { readonly drawn?: string }) => {
  const [value, choose] = useChoice(drawn);
  return (
    <SelectField
      label="Which"
      options={OPTIONS}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
};

/** Hydrates server-rendered HTML after the user has used it. */
const takeOver = (drawn: ReactElement, visit: () => void): void => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(drawn);
  visit();
  act(() => {
    hydrateRoot(host, drawn);
  });
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const list = () => screen.getByRole<HTMLSelectElement>('combobox');

afterEach(() => {
  heard.mockClear();
  document.body.replaceChildren();
});

describe('choices made before hydration', () => {
  it('are reported for a radio group, and kept', () => {
    takeOver(<Radios />, () => radio('Two').click());
    expect(heard.mock.calls).toEqual([['two']]);
    expect(radio('Two')).toBeChecked();
    act(() => radio('Three').click());
    expect(heard.mock.calls).toEqual([['two'], ['three']]);
    expect(radio('Three')).toBeChecked();
  });

  it.each([{ isDrawn: false }, { isDrawn: true }])(
    'are reported for a checkbox rendered as $isDrawn',
    ({ isDrawn }) => {
      takeOver(<Box isDrawn={isDrawn} />, () => box().click());
      expect(heard.mock.calls).toEqual([[!isDrawn]]);
      expect(box().checked).toBe(!isDrawn);
      act(() => box().click());
      expect(heard.mock.calls).toEqual([[!isDrawn], [isDrawn]]);
      expect(box().checked).toBe(isDrawn);
    },
  );

  it('are reported for a select, and kept', () => {
    takeOver(<List />, () => {
      list().value = 'three';
    });
    expect(heard.mock.calls).toEqual([['three']]);
    expect(list()).toHaveValue('three');
  });

  it.each([
    { what: 'radios', drawn: <Radios /> },
    { what: 'a checkbox', drawn: <Box isDrawn /> },
    { what: 'a select', drawn: <List /> },
    { what: 'a select whose value is not an option', drawn: <List drawn="four" /> },
  ])('are not reported if the user did not use $what', ({ drawn }) => {
    takeOver(drawn, () => undefined);
    render(drawn);
    expect(heard).not.toHaveBeenCalled();
  });
});
