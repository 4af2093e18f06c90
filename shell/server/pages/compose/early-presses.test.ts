/** @jest-environment browser */
import { Script } from 'node:vm';

import { EARLY_PRESSES, holdEarlySubmits, repeatEarlyPresses } from './early-presses.ts';

const SECOND_MS = 1000;
const heard = jest.fn();

/** Simulates hydration: sets the marker of a `NativeButton`, and adds a handler. */
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
  holdEarlySubmits();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => heard.mockClear());
afterEach(() => jest.runAllTimers());

describe('a server-rendered button that is pressed before hydration', () => {
  it('is pressed again after hydration', () => {
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

  it('is pressed again when hydration follows right after the press', () => {
    const button = draw('<button>Swap</button>');
    button.click();
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is pressed again when React stopped the press and hydrated right after it', () => {
    const button = draw('<button>Swap</button>');
    document.addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: true });
    button.click();
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is found from its icon', () => {
    const button = draw('<button><svg></svg></button>');
    button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    jest.advanceTimersByTime(SECOND_MS);
    takeOver(button);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is found if it was rendered again with the same label', () => {
    draw('<button aria-label="Swap"></button>').click();
    const anew = draw('<button aria-label="Swap"></button>');
    jest.advanceTimersByTime(SECOND_MS);
    takeOver(anew);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is pressed when it is enabled, if hydration disabled it for now', () => {
    draw('<button>Continue</button>').click();
    const anew = draw('<button disabled>Continue</button>') as HTMLButtonElement;
    takeOver(anew);
    jest.advanceTimersByTime(2 * SECOND_MS);
    expect(heard).not.toHaveBeenCalled();
    anew.disabled = false;
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is pressed once after several presses', () => {
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

  it('is not pressed again if React hydrated it with that press', () => {
    const button = draw('<button>Swap</button>');
    document.addEventListener('click', () => takeOver(button), { once: true, capture: true });
    button.click();
    expect(heard).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not pressed again if React hydrated it with that press and a handler stopped it', () => {
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
    { what: 'if it was removed', later: () => document.body.replaceChildren() },
    {
      what: 'if two buttons with its label replaced it',
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
    { what: 'a disabled button', html: '<button disabled>Exchange</button>' },
  ])('is not $what', ({ html }) => {
    const element = draw(html);
    element.click();
    takeOver(element);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('is a self-contained one-line script', () => {
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
