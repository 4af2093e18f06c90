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

/** Holds a choice, as the owner of a control does. */
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

/** The server's page, used by a visitor before its code takes it over. */
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

describe('what is chosen in the server’s page before its code is there', () => {
  it('is heard of a group of radios, and stays', () => {
    takeOver(<Radios />, () => radio('Two').click());
    expect(heard.mock.calls).toEqual([['two']]);
    expect(radio('Two')).toBeChecked();
    act(() => radio('Three').click());
    expect(heard.mock.calls).toEqual([['two'], ['three']]);
    expect(radio('Three')).toBeChecked();
  });

  it.each([{ isDrawn: false }, { isDrawn: true }])('is heard of a box drawn as $isDrawn', ({ isDrawn }) => {
    takeOver(<Box isDrawn={isDrawn} />, () => box().click());
    expect(heard.mock.calls).toEqual([[!isDrawn]]);
    expect(box().checked).toBe(!isDrawn);
    act(() => box().click());
    expect(heard.mock.calls).toEqual([[!isDrawn], [isDrawn]]);
    expect(box().checked).toBe(isDrawn);
  });

  it('is heard of a list of options, and stays', () => {
    takeOver(<List />, () => {
      list().value = 'three';
    });
    expect(heard.mock.calls).toEqual([['three']]);
    expect(list()).toHaveValue('three');
  });

  it.each([
    { what: 'radios', drawn: <Radios /> },
    { what: 'a box', drawn: <Box isDrawn /> },
    { what: 'a list', drawn: <List /> },
    { what: 'a list whose owner names no option of it', drawn: <List drawn="four" /> },
  ])('is nothing where nobody used $what', ({ drawn }) => {
    takeOver(drawn, () => undefined);
    render(drawn);
    expect(heard).not.toHaveBeenCalled();
  });
});
