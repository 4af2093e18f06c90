/** @jest-environment browser */
import { growingPageFiles } from './page-files';
import { installScriptPolicy } from './script-policy';

type Rules = { readonly createScriptURL: (url: string) => string };

const SENTRY = '/shell/7/browser/sentry.js';

describe('the policy for script URLs', () => {
  const policies = new Map<string, Rules>();
  beforeAll(() => {
    Object.defineProperty(window, 'trustedTypes', {
      configurable: true,
      value: { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) },
    });
    installScriptPolicy(
      growingPageFiles({
        pins: [],
        shellFiles: [{ url: SENTRY, integrity: 'sha384-sentry' }],
        overrides: [],
      }),
    );
  });
  afterAll(() => {
    Reflect.deleteProperty(window, 'trustedTypes');
    globalThis.coinlaneIntegrity = undefined;
  });

  it("allows the shell's own chunks, with the integrity of their build", () => {
    expect(policies.get('default')?.createScriptURL(SENTRY)).toBe(SENTRY);
    expect(globalThis.coinlaneIntegrity?.(new URL(SENTRY, location.href).href)).toBe('sha384-sentry');
  });

  it('allows only the service worker of this site', () => {
    expect(policies.get('default')?.createScriptURL('/service-worker.js')).toBe('/service-worker.js');
    expect(() =>
      policies.get('default')?.createScriptURL('https://evil.example/service-worker.js'),
    ).toThrow();
  });

  it('rejects scripts that are unknown to the page', () => {
    expect(() => policies.get('default')?.createScriptURL('/shell/7/browser/other.js')).toThrow(
      'not a script of this page: /shell/7/browser/other.js',
    );
    expect(globalThis.coinlaneIntegrity?.('/shell/7/browser/other.js')).toBe('');
  });
});
