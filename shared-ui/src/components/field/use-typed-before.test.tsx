/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { rememberTyping } from '.';
import { AmountField } from '../amount-field';
import { TextArea, TextField } from '../text-field';

const heard = jest.fn();

type Control = { readonly value: string; readonly onChange: (event: { target: { value: string } }) => void };

type FormProps = { readonly drawn?: string; readonly draw: (control: Control) => ReactNode };
/** Form that holds the text of its field, with a button that renders it again. */
const Form = ({ drawn = '', draw }: FormProps) => {
  const [text, setText] = useState(drawn);
  const [, setCount] = useState(0);
  const onChange: Control['onChange'] = ({ target }) => {
    heard(target.value);
    setText(target.value);
  };
  return (
    <>
      {draw({ value: text, onChange })}
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        {text}
      </button>
    </>
  );
};

const FIELDS = [
  { name: 'TextField', draw: (control: Control) => <TextField label="Words" {...control} /> },
  { name: 'TextArea', draw: (control: Control) => <TextArea label="Words" {...control} /> },
  { name: 'AmountField', draw: (control: Control) => <AmountField label="Words" {...control} /> },
] as const;

type Marked = readonly [start: number, end: number];

const takeOver = (props: FormProps, typed: string | null, marked?: Marked): void => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Form {...props} />);
  const control = screen.getByRole<HTMLInputElement>('textbox');
  if (typed !== null) control.value = typed;
  if (marked !== undefined) control.setSelectionRange(...marked, 'backward');
  act(() => {
    hydrateRoot(host, <Form {...props} />);
  });
};

afterEach(() => {
  heard.mockClear();
  document.body.replaceChildren();
});

describe.each(FIELDS)('text typed into a server-rendered $name before hydration', ({ draw }) => {
  it('is reported on hydration, and kept', () => {
    takeOver({ draw }, 'typed early');
    expect(heard.mock.calls).toEqual([['typed early']]);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('textbox')).toHaveValue('typed early');
    expect(screen.getByRole('button')).toHaveTextContent('typed early');
  });

  it('keeps the selection: the next letter is inserted at the cursor', async () => {
    takeOver({ draw }, '123', [0, 2]);
    await Promise.resolve();
    const { selectionStart, selectionEnd, selectionDirection, value } =
      screen.getByRole<HTMLInputElement>('textbox');
    expect({ value, selectionStart, selectionEnd, selectionDirection }).toEqual({
      value: '123',
      selectionStart: 0,
      selectionEnd: 2,
      selectionDirection: 'backward',
    });
  });

  it('is not reported if nothing was typed', () => {
    takeOver({ draw }, null);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('is also reported by a field that was rendered again before hydration', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const form = <Form draw={(control) => <TextField id="words" label="Words" {...control} />} />;
  host.innerHTML = renderToString(form);
  const stop = rememberTyping(host);
  screen.getByRole<HTMLInputElement>('textbox').value = 'typed early';
  screen.getByRole('textbox').dispatchEvent(new Event('input', { bubbles: true }));
  host.innerHTML = renderToString(form);
  act(() => {
    hydrateRoot(host, form);
  });
  stop();
  expect(heard.mock.calls).toEqual([['typed early']]);
  expect(screen.getByRole('textbox')).toHaveValue('typed early');
});

it('is reported by an uncontrolled field', () => {
  takeOver(
    { draw: ({ onChange }) => <TextField label="Words" defaultValue="" onChange={onChange} /> },
    'typed early',
  );
  expect(heard.mock.calls).toEqual([['typed early']]);
  expect(screen.getByRole('textbox')).toHaveValue('typed early');
});

describe('a server-rendered field with text', () => {
  it.each([{ typed: '0.25' }, { typed: '' }])('reports the change to "$typed"', ({ typed }) => {
    takeOver({ drawn: '0.1', draw: (control) => <AmountField label="Words" {...control} /> }, typed);
    expect(heard.mock.calls).toEqual([[typed]]);
  });

  it('reports nothing if the field is read-only', () => {
    takeOver({ draw: (control) => <AmountField label="Words" readOnly {...control} /> }, 'from elsewhere');
    expect(heard).not.toHaveBeenCalled();
  });
});
