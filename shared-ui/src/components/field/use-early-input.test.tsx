/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { rememberInput } from '.';
import { AmountField } from '../amount-field';
import { TextArea, TextField } from '../text-field';

const heard = jest.fn();
const noticed = jest.fn();

type Control = { readonly value: string; readonly onChange: (event: { target: { value: string } }) => void };

type FormProps = { readonly drawn?: string; readonly draw: (control: Control) => ReactNode };
/** Form that stores the text of its field, with a button that renders it again. */
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

type Timing = { readonly isLate?: boolean };

/** `isLate`: the part hydrates after the page, when the remembered input is already gone. */
const takeOver = (
  props: FormProps,
  typed: string | null,
  marked?: Marked,
  { isLate = false }: Timing = {},
): void => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Form {...props} />);
  const control = screen.getByRole<HTMLInputElement>('textbox');
  if (typed !== null) control.value = typed;
  if (marked !== undefined) control.setSelectionRange(...marked, 'backward');
  const stop = rememberInput(host, () => undefined);
  if (isLate) stop();
  act(() => {
    hydrateRoot(host, <Form {...props} />);
  });
  stop();
};

afterEach(() => {
  heard.mockClear();
  noticed.mockClear();
  document.body.replaceChildren();
});

describe.each(FIELDS)('text typed into a server-rendered $name before hydration', ({ draw }) => {
  it('is reported on hydration, and kept', () => {
    takeOver({ draw }, 'typed early');
    expect(heard.mock.calls).toEqual([['typed early']]);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('textbox')).toHaveValue('typed early');
  });

  it('is reported by a part that hydrates after the page', () => {
    takeOver({ draw }, 'typed early', undefined, { isLate: true });
    expect(heard.mock.calls).toEqual([['typed early']]);
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

describe('a field that is rendered again before hydration', () => {
  const form = (key?: string) => (
    <Form key={key} draw={(control) => <TextField id="words" label="Words" {...control} />} />
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const typeInto = (text: string): void => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const again = (visit: (root: HTMLElement) => () => void) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(form());
    const stop = visit(host);
    host.innerHTML = renderToString(form());
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(host, form());
    });
    return { stop, root };
  };

  it.each([
    {
      when: 'before the listener was added',
      visit: (root: HTMLElement) => {
        field().value = 'typed early';
        return rememberInput(root, noticed);
      },
    },
    {
      when: 'later',
      visit: (root: HTMLElement) => {
        const stop = rememberInput(root, noticed);
        typeInto('typed early');
        return stop;
      },
    },
    {
      when: 'while a React root around it stops the events of parts without code',
      visit: (root: HTMLElement) => {
        const stopEvent = (event: Event): void => event.stopPropagation();
        document.body.addEventListener('input', stopEvent, true);
        const stop = rememberInput(root, noticed);
        typeInto('typed early');
        document.body.removeEventListener('input', stopEvent, true);
        return stop;
      },
    },
  ])('reports what was typed $when', ({ visit }) => {
    const { stop } = again(visit);
    expect(noticed).toHaveBeenCalled();
    stop();
    expect(heard.mock.calls).toEqual([['typed early']]);
    expect(field()).toHaveValue('typed early');
  });

  it('reports it once: a hydrated field tracks its own text', () => {
    const { stop, root } = again((host) => rememberInput(host, noticed));
    act(() => typeInto('later'));
    heard.mockClear();
    act(() => root?.render(form('another')));
    expect(heard).not.toHaveBeenCalled();
    expect(field()).toHaveValue('');
    stop();
  });

  it('forgets what was typed on a page that was left', () => {
    const { stop } = again((host) => {
      const forget = rememberInput(host, noticed);
      typeInto('typed early');
      forget();
      return rememberInput(document.createElement('div'), noticed);
    });
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
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
