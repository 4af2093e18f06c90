/** @jest-environment browser */
import { Script } from 'node:vm';

import { EARLY_PRESSES, repeatEarlyPresses } from './early-presses.ts';

const SECOND_MS = 1000;
const heard = jest.fn();

/** The mark of a `NativeButton` whose handlers work, and such a handler. */
const takeOver = (element: Element): void => {
  Reflect.set(element, Symbol.for('coinlane.ready'), true);
  element.addEventListener('click', heard);
};
const draw = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

beforeAll(() => {
  jest.useFakeTimers();
  repeatEarlyPresses();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => heard.mockClear());
afterEach(() => jest.runAllTimers());

describe('a button of the server’s page that is pressed before its code is there', () => {
  it('is pressed once more when it has come to life', () => {
    const button = draw('<button>Swap</button>');
    button.click();
    jest.advanceTimersByTime(SECOND_MS);
    takeOver(button);
    expect(heard).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
    button.click();
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is pressed once more when it comes to life right after the press', () => {
    const button = draw('<button>Swap</button>');
    button.click();
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is pressed once more when React kept the press from everybody and took it over right after it', () => {
    const button = draw('<button>Swap</button>');
    document.addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: true });
    button.click();
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is the one whose picture was pressed', () => {
    const button = draw('<button><svg></svg></button>');
    button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    jest.advanceTimersByTime(SECOND_MS);
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is pressed where it was drawn anew with the same words', () => {
    draw('<button aria-label="Swap"></button>').click();
    const anew = draw('<button aria-label="Swap"></button>');
    jest.advanceTimersByTime(SECOND_MS);
    takeOver(anew);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is pressed once, however often somebody tried', () => {
    const button = draw('<button>Exchange</button>');
    button.click();
    button.click();
    jest.advanceTimersByTime(SECOND_MS);
    button.click();
    jest.advanceTimersByTime(SECOND_MS);
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not pressed again where React took it over with that very press', () => {
    const button = draw('<button>Swap</button>');
    document.addEventListener('click', () => takeOver(button), { once: true, capture: true });
    button.click();
    expect(heard).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not pressed again where React took it over with that very press and one who heard it kept it', () => {
    const button = draw('<button>Swap</button>');
    document.addEventListener('click', () => takeOver(button), { once: true, capture: true });
    button.addEventListener('click', (event) => event.stopPropagation());
    button.click();
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    { what: 'after more than ten seconds', later: () => jest.advanceTimersByTime(11 * SECOND_MS) },
    { what: 'on another page', later: () => history.pushState(null, '', '/another') },
    { what: 'where it is gone', later: () => document.body.replaceChildren() },
    {
      what: 'where two of the same words stand in its place',
      later: () => {
        const two = draw('<div><button>Swap</button><button>Swap</button></div>');
        for (const button of two.children) takeOver(button);
      },
    },
  ])('is forgotten $what', ({ later }) => {
    const button = draw('<button>Swap</button>');
    button.click();
    later();
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'a link', html: '<a href="#there">There</a>' },
    { what: 'a field', html: '<input type="checkbox">' },
    { what: 'the button of a native popover', html: '<button popovertarget="menu">Menu</button>' },
    { what: 'a button that cannot be pressed', html: '<button disabled>Exchange</button>' },
  ])('is not $what', ({ html }) => {
    const element = draw(html);
    element.click();
    takeOver(element);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('is one line of a script that needs nothing else', () => {
  expect(EARLY_PRESSES).not.toContain('\n');
  expect(EARLY_PRESSES).not.toContain('</');
  expect(() => new Script(EARLY_PRESSES)).not.toThrow();
});

describe('a form of the server’s page', () => {
  it.each([
    { form: '<form><input><button>Apply</button></form>', isSent: false },
    { form: '<form action="/blog/search"><input><button>Search</button></form>', isSent: true },
    { form: '<form method="dialog"><button>Close</button></form>', isSent: true },
  ])('$form is sent without code: $isSent', ({ form, isSent }) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    draw(form).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(!isSent);
  });

  it('is sent once by its code when its button was pressed early', () => {
    const sent = jest.fn();
    const form = draw('<form><button>Apply</button></form>');
    form.addEventListener('submit', sent);
    const button = form.querySelector('button') as HTMLButtonElement;
    button.click();
    sent.mockClear();
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
