/** @jest-environment browser */
import { focusFirst, moveFocus } from './focus-item';

const aMenu = (html: string): HTMLElement => {
  const panel = document.createElement('div');
  panel.innerHTML = html;
  document.body.replaceChildren(panel);
  return panel;
};

const three =
  '<a role="menuitem" href="#1">1</a><a role="menuitem" href="#2">2</a><a role="menuitem" href="#3">3</a>';

const focused = (): string | null => document.activeElement?.textContent ?? null;

describe('moveFocus', () => {
  it.each([
    { key: 'ArrowDown', start: 0, place: '2' },
    { key: 'ArrowDown', start: 2, place: '1' },
    { key: 'ArrowUp', start: 1, place: '1' },
    { key: 'ArrowUp', start: 0, place: '3' },
    { key: 'Home', start: 2, place: '1' },
    { key: 'End', start: 0, place: '3' },
  ])('$key from entry $start moves to "$place"', ({ key, start, place }) => {
    const panel = aMenu(three);
    panel.querySelectorAll('a')[start]?.focus();
    expect(moveFocus(panel, key)).toBe(true);
    expect(focused()).toBe(place);
  });

  it.each([
    { key: 'ArrowDown', place: '1' },
    { key: 'ArrowUp', place: '3' },
  ])('$key moves to "$place" if no entry has focus', ({ key, place }) => {
    moveFocus(aMenu(three), key);
    expect(focused()).toBe(place);
  });

  it('ignores other keys', () => {
    expect(moveFocus(aMenu(three), 'a')).toBe(false);
  });
});

describe('focusFirst', () => {
  it('focuses the first entry', () => {
    focusFirst(aMenu(three));
    expect(focused()).toBe('1');
  });

  it('focuses the current entry if there is one', () => {
    focusFirst(aMenu(`${three}<a role="menuitem" href="#4" aria-current="true">4</a>`));
    expect(focused()).toBe('4');
  });

  it('accepts an empty menu', () => {
    expect(() => focusFirst(aMenu(''))).not.toThrow();
  });
});
