/** @jest-environment browser */
import { Script } from 'node:vm';

import { MARK_SESSION, markSession } from './mark-session.ts';

const isMarked = (): boolean => document.documentElement.hasAttribute('data-session');

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-session');
  jest.restoreAllMocks();
});

describe('the mark of a browser with a session', () => {
  it.each([
    { session: 'without a session', token: null, marked: false },
    { session: 'with a session', token: 'r1', marked: true },
  ])('is set before the first paint only $session', ({ token, marked }) => {
    if (token !== null) localStorage.setItem('refresh-token', token);
    markSession('data-session', 'refresh-token');
    expect(isMarked()).toBe(marked);
  });

  it('is left out if storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    markSession('data-session', 'refresh-token');
    expect(isMarked()).toBe(false);
  });

  it('is a self-contained one-line script', () => {
    expect(MARK_SESSION).not.toMatch(/\n|\/\//);
    expect(() => new Script(MARK_SESSION)).not.toThrow();
  });
});
