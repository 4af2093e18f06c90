/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { useTypedText } from '.';

const onTyped = jest.fn();
const Field = () => {
  const ref = useTypedText('0.1', onTyped);
  return <input ref={ref} aria-label="Amount" defaultValue="0.1" />;
};
const hydrate = (typed: string | null): void => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Field />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  if (typed !== null) input.value = typed;
  act(() => {
    hydrateRoot(host, <Field />);
  });
};

afterEach(() => {
  onTyped.mockClear();
  document.body.replaceChildren();
});

describe('useTypedText', () => {
  it('takes over what was typed into the server’s page', () => {
    hydrate('0.75');
    expect(onTyped.mock.calls).toEqual([['0.75']]);
  });

  it('says nothing when nobody typed', () => {
    hydrate(null);
    expect(onTyped).not.toHaveBeenCalled();
  });
});
