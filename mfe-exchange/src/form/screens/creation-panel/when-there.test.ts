/** @jest-environment browser */
import { waitFor } from '@testing-library/dom';

import { whenThere } from './when-there';

const addField = () => {
  const field = document.createElement('input');
  field.id = 'late';
  document.body.append(field);
  return field;
};

afterEach(() => document.body.replaceChildren());

describe('whenThere', () => {
  it('calls back at once for an element that is there', () => {
    const field = addField();
    const found = jest.fn();
    whenThere('late', found);
    expect(found).toHaveBeenCalledWith(field);
  });

  it('calls back once for an element that comes later', async () => {
    const found = jest.fn();
    whenThere('late', found);
    const field = addField();
    await waitFor(() => expect(found).toHaveBeenCalledWith(field));
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(found).toHaveBeenCalledTimes(1);
  });

  it.each(['keydown', 'pointerdown'])('does not call back after a %s', async (act) => {
    const found = jest.fn();
    whenThere('late', found);
    document.dispatchEvent(new Event(act));
    addField();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(found).not.toHaveBeenCalled();
  });
});
