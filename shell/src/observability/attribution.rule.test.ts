import { attributeStack } from './attribution.rule';

describe('attributeStack', () => {
  it.each([
    {
      rule: 'a frame of a remote',
      stack: 'Error: x\n at f (https://a.example/remotes/mfe-swap/1.9.0-pr12/browser/lifecycle.1.js:1:2)',
      is: { remote: 'mfe-swap', version: '1.9.0-pr12' },
    },
    {
      rule: 'the innermost frame wins',
      stack: 'Error\n at a (/remotes/mfe-pro/2.0.0/x.js:1)\n at b (/shell/7/browser/s.js:1)',
      is: { remote: 'mfe-pro', version: '2.0.0' },
    },
    {
      rule: 'a frame of the shell',
      stack: 'Error\n at a (https://a.example/shell/0.1.0-ab/browser/shell.js:1:1)',
      is: { remote: 'shell', version: '0.1.0-ab' },
    },
    { rule: 'a frame of an extension', stack: 'Error\n at a (chrome-extension://abc/x.js:1)', is: null },
    { rule: 'no frames', stack: '', is: null },
  ])('$rule', ({ stack, is }) => {
    expect(attributeStack(stack)).toEqual(is);
  });
});
