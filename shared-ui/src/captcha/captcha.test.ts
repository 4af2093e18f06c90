/** @jest-environment browser */
import './web-crypto.fixture';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { httpError } from '@coinlane/shared-contracts/errors';

import { loadCaptcha } from './load-captcha';
import { loadRecaptcha } from './recaptcha';

const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
const SCRIPT = 'https://captcha.example/api.js';

describe('the self-hosted captcha (ADR 0020)', () => {
  it('solves a challenge, and the service accepts the solution', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 5,
      counter: 7,
      deriveKey,
      ...secrets,
    });
    const provider = await loadCaptcha({
      http: () => TE.right(JSON.parse(JSON.stringify(challenge))),
      language: 'en',
      captcha: undefined,
    });
    if (provider._tag !== 'Own') throw new Error('not our own');
    const answer: unknown = JSON.parse(atob(await provider.solve(new AbortController().signal)));

    expect(answer).toMatchObject({ challenge: { signature: challenge.signature }, solution: { counter: 7 } });
    const { solution } = answer as { solution: { counter: number; derivedKey: string } };
    expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
      verified: true,
    });
  });

  it('rejects if no challenge is available', async () => {
    const provider = await loadCaptcha({
      http: () => TE.left(httpError(503, null)),
      language: 'en',
      captcha: undefined,
    });
    if (provider._tag !== 'Own') throw new Error('not our own');
    await expect(provider.solve(new AbortController().signal)).rejects.toMatchObject({ _tag: 'HttpError' });
  });
});

const scriptOf = (): HTMLScriptElement => {
  const script = document.head.querySelector<HTMLScriptElement>(`script[src^="${SCRIPT}"]`);
  if (script === null) throw new Error('no script was asked for');
  return script;
};

const stub = () => {
  const drawn: { element: HTMLElement; options: Record<string, unknown> }[] = [];
  const reset = jest.fn();
  return {
    drawn,
    reset,
    grecaptcha: {
      render: (element: HTMLElement, options: Record<string, unknown>) =>
        drawn.push({ element, options }) - 1,
      reset,
    },
  };
};

/** Simulates the provider's script. */
const answerScript = (grecaptcha: unknown): void => {
  Reflect.set(window, 'grecaptcha', grecaptcha);
  const ready: unknown = Reflect.get(window, 'coinlaneRecaptchaReady');
  if (typeof ready === 'function') (ready as () => void)();
};

describe('reCAPTCHA by configuration, against a stub', () => {
  it('loads the script once with explicit rendering and a language, and renders into the given element', async () => {
    const { drawn, reset, grecaptcha } = stub();
    const options = {
      http: () => TE.right(null),
      language: 'de',
      captcha: { siteKey: 'key', scriptUrl: SCRIPT },
    };
    const loading = [loadCaptcha(options), loadCaptcha(options)];
    await new Promise((resolve) => setTimeout(resolve, 0));
    const url = new URL(scriptOf().src);
    expect(document.head.querySelectorAll(`script[src^="${SCRIPT}"]`)).toHaveLength(1);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      render: 'explicit',
      hl: 'de',
      onload: 'coinlaneRecaptchaReady',
      trustedtypes: 'true',
    });
    answerScript(grecaptcha);
    const [provider] = await Promise.all(loading);
    if (provider?._tag !== 'Foreign') throw new Error('not foreign');
    expect(document.head.querySelector(`script[src^="${SCRIPT}"]`)).toBeNull();

    const element = document.createElement('div');
    const onAnswer = jest.fn();
    const onLost = jest.fn();
    const remove = provider.render(element, 'de', { onAnswer, onLost });
    expect(drawn[0]?.options).toMatchObject({ sitekey: 'key', hl: 'de' });
    (drawn[0]?.options['callback'] as (answer: string) => void)('tok');
    (drawn[0]?.options['expired-callback'] as () => void)();
    expect(onAnswer).toHaveBeenCalledWith('tok');
    expect(onLost).toHaveBeenCalledTimes(1);
    remove();
    expect(reset).toHaveBeenCalledWith(0);
    expect(element.childElementCount).toBe(0);
  });

  it('rejects if the script is blocked, and tries again the next time', async () => {
    const first = loadRecaptcha(SCRIPT, 'fr');
    scriptOf().dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('could not be loaded');
    const second = loadRecaptcha(SCRIPT, 'fr');
    answerScript(stub().grecaptcha);
    await expect(second).resolves.toBeDefined();
  });

  it('rejects if the script does not define the API', async () => {
    const asked = loadRecaptcha(SCRIPT, 'ja');
    answerScript({ no: 'captcha' });
    await expect(asked).rejects.toThrow('could not be loaded');
  });
});
