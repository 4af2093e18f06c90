/** @jest-environment browser */
import { Script } from 'node:vm';

import {
  FIRST_SCRIPTS,
  START_AFTER_PAINT,
  startAfterPaint,
  STYLE_SHEETS,
  CRITICAL_CSS,
} from './first-scripts.ts';

const PATIENCE_MS = 500;

let paint: () => void = () => undefined;
const observed = jest.fn();

/** Minimal browser API. */
class PaintObserver {
  constructor(hear: () => void) {
    paint = hear;
  }
  readonly observe = observed;
}

const started = (): number => document.head.querySelectorAll(':scope > script').length;

const open = (visibility: 'visible' | 'hidden' = 'visible'): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.head.innerHTML = [
    `<template id="${CRITICAL_CSS}"><style>p{top:0}</style></template>`,
    `<template id="${STYLE_SHEETS}"><link rel="stylesheet" href="/a.css" integrity="sha384-b"></template>`,
    `<template id="${FIRST_SCRIPTS}"><script type="text/plain" integrity="sha384-a"></script></template>`,
  ].join('');
  startAfterPaint(FIRST_SCRIPTS, STYLE_SHEETS, CRITICAL_CSS);
};

const styleSheet = (): HTMLLinkElement | null => document.head.querySelector(':scope > link');

const stylesEnd = async (event: 'load' | 'error' = 'load'): Promise<void> => {
  styleSheet()?.dispatchEvent(new Event(event));
  await Promise.resolve();
  await Promise.resolve();
};

const parsed = (): void => {
  dispatchEvent(new Event('DOMContentLoaded'));
};

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, 'PerformanceObserver', PaintObserver);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

describe('the deferred scripts of a page', () => {
  it('run at the first paint, as written in the page, and once', async () => {
    open();
    expect(started()).toBe(0);
    parsed();
    expect(observed).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    await stylesEnd();
    expect(started()).toBe(0);
    paint();
    await stylesEnd();
    expect(started()).toBe(1);
    expect(document.head.querySelector(':scope > script')?.getAttribute('integrity')).toBe('sha384-a');
    paint();
    await stylesEnd();
    jest.advanceTimersByTime(PATIENCE_MS);
    expect(started()).toBe(1);
  });

  it.each(['load', 'error'] as const)('wait for the style sheets of the page: %s', async (event) => {
    open();
    parsed();
    paint();
    await Promise.resolve();
    expect(started()).toBe(0);
    await stylesEnd(event);
    expect(started()).toBe(1);
  });

  it.each([
    { page: 'that is seen and paints nothing', visibility: 'visible', afterMs: PATIENCE_MS },
    { page: 'that nobody looks at', visibility: 'hidden', afterMs: 0 },
  ] as const)('run after a delay in a page $page', ({ visibility, afterMs }) => {
    open(visibility);
    parsed();
    jest.advanceTimersByTime(Math.max(afterMs - 1, 0));
    expect(started()).toBe(visibility === 'hidden' ? 1 : 0);
    jest.advanceTimersByTime(1);
    expect(started()).toBe(1);
  });
});

it('places the rules for the first paint at once', () => {
  open();
  expect(document.head.querySelector(':scope > style')?.textContent).toBe('p{top:0}');
});

it('loads the style sheets of the page once its HTML is there', () => {
  open();
  expect(styleSheet()).toBeNull();
  parsed();
  expect(styleSheet()?.getAttribute('integrity')).toBe('sha384-b');
});

it('is a self-contained one-line script', () => {
  expect(START_AFTER_PAINT).not.toContain('\n');
  expect(START_AFTER_PAINT).not.toContain('</');
  expect(() => new Script(START_AFTER_PAINT)).not.toThrow();
});
