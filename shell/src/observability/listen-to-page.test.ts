/** @jest-environment browser */
import type { ErrorReporter } from './create-error-reporter';
import { listenToPage } from './listen-to-page';

const reported: { readonly what: unknown; readonly where: string | undefined }[] = [];

const reporter: ErrorReporter = {
  report: (what, context) => void reported.push({ what, where: context?.where }),
  forRemote: () => () => undefined,
};

const eventWith = (name: string, fields: object): Event => Object.assign(new Event(name), fields);

beforeAll(() => {
  listenToPage(window, reporter);
});

beforeEach(() => {
  reported.length = 0;
});

describe('listenToPage', () => {
  it('reports uncaught errors', () => {
    const error = new Error('uncaught');
    window.dispatchEvent(eventWith('error', { error, message: 'uncaught' }));
    expect(reported).toEqual([{ what: error, where: 'window' }]);
  });

  it('reports the message if a cross-origin script hides its error', () => {
    window.dispatchEvent(eventWith('error', { error: null, message: 'Script error.' }));
    expect(reported).toEqual([{ what: 'Script error.', where: 'window' }]);
  });

  it('reports unhandled rejections', () => {
    const reason = { _tag: 'HttpError', status: 500 };
    window.dispatchEvent(eventWith('unhandledrejection', { reason }));
    expect(reported).toEqual([{ what: reason, where: 'promise' }]);
  });

  it('reports violations of the content security policy, without the query', () => {
    document.dispatchEvent(
      eventWith('securitypolicyviolation', {
        effectiveDirective: 'script-src-elem',
        blockedURI: 'https://evil.example/a.js?token=secret',
      }),
    );
    expect(reported.map(({ what, where }) => [String(what), where])).toEqual([
      ['Error: content security policy: script-src-elem blocked https://evil.example/a.js', 'csp'],
    ]);
  });
});
