import { isHydrationError } from './hydration-error';

describe('isHydrationError', () => {
  it.each([
    {
      error: new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=text'),
      is: true,
    },
    {
      error: new Error("Hydration failed because the server rendered text didn't match the client."),
      is: true,
    },
    { error: new Error('Minified React error #421; visit https://react.dev/errors/421'), is: false },
    { error: new Error('Minified React error #4180'), is: false },
    { error: 'Hydration failed', is: false },
  ])('$error: $is', ({ error, is }) => {
    expect(isHydrationError(error)).toBe(is);
  });
});
