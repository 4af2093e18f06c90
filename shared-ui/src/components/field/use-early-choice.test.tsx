/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { rememberInput } from '.';
import { Checkbox } from '../checkbox';
import { RadioGroup } from '../radio-group';
import { SelectField } from '../select-field';

const heard = jest.fn();
const noticed = jest.fn();
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
  const stop = rememberInput(host, noticed);
  act(() => {
    hydrateRoot(host, drawn);
  });
  stop();
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const list = () => screen.getByRole<HTMLSelectElement>('combobox');

const choose = (value: string, events: readonly string[] = ['input', 'change']): void => {
  list().value = value;
  for (const type of events) list().dispatchEvent(new Event(type, { bubbles: true }));
};

afterEach(() => {
  heard.mockClear();
  noticed.mockClear();
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

  it('are reported for a select without a rendered choice', () => {
    takeOver(<List drawn="four" />, () => {
      list().value = 'three';
    });
    expect(heard.mock.calls).toEqual([['three']]);
  });

  it.each([
    { drawn: <Radios />, choose: () => radio('Two').click(), reported: 'two' },
    { drawn: <Box isDrawn={false} />, choose: () => box().click(), reported: true },
    { drawn: <List />, choose: () => choose('three'), reported: 'three' },
  ])('are reported by a control that was rendered again with other ids: $reported', (row) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(row.drawn, { identifierPrefix: 'server' });
    const stop = rememberInput(host, noticed);
    act(row.choose);
    host.replaceChildren();
    render(row.drawn, { container: host });
    stop();
    expect(heard.mock.calls).toEqual([[row.reported]]);
  });

  // a language switch keeps its value until the page loads again
  it.each([{ events: ['input', 'change'] }, { events: ['change'] }])(
    'are reported once for a select that React hydrates during its $events, and whose value stays',
    async ({ events }) => {
      const drawn = (
        <SelectField
          label="Which"
          options={OPTIONS}
          value="one"
          onChange={({ target }) => {
            heard(target.value);
          }}
        />
      );
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = renderToString(drawn);
      const stop = rememberInput(host, noticed);
      act(() => {
        hydrateRoot(host, drawn);
        choose('three', events);
      });
      expect(heard.mock.calls).toEqual([['three']]);
      await new Promise((resolve) => setTimeout(resolve));
      act(() => choose('two', events));
      expect(heard.mock.calls).toEqual([['three'], ['two']]);
      stop();
    },
  );

  it.each([
    { what: 'radios', drawn: <Radios /> },
    { what: 'a checkbox', drawn: <Box isDrawn /> },
    { what: 'a select', drawn: <List /> },
    { what: 'a select whose value is not an option', drawn: <List drawn="four" /> },
  ])('are not reported if the user did not use $what', ({ drawn }) => {
    takeOver(drawn, () => undefined);
    render(drawn);
    expect(heard).not.toHaveBeenCalled();
    expect(noticed).not.toHaveBeenCalled();
  });
});
