import { viewFor } from './view-for.rule';

describe('the view for a request', () => {
  it.each([
    { asked: 'sign-in', isSignedIn: false, view: 'sign-in' },
    { asked: 'register', isSignedIn: false, view: 'register' },
    { asked: 'passkeys', isSignedIn: false, view: 'sign-in' },
    { asked: 'change-password', isSignedIn: true, view: 'change-password' },
    { asked: 'login-email', isSignedIn: true, view: 'login-email' },
    { asked: 'sign-in', isSignedIn: true, view: null },
    { asked: 'register', isSignedIn: true, view: null },
  ] as const)('$asked, signed in: $isSignedIn → $view', ({ asked, isSignedIn, view }) => {
    expect(viewFor(asked, isSignedIn)).toBe(view);
  });
});
