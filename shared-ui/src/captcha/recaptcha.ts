import type { CaptchaEvents } from './captcha-provider';

/** Part of the provider's API that we use. */
type Recaptcha = {
  readonly render: (
    element: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly hl: string;
      readonly callback: (answer: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ) => number;
  readonly reset: (id: number) => void;
};

const GLOBAL = 'grecaptcha';
const READY = 'coinlaneRecaptchaReady';
const LOAD_MS = 15_000;

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'render') === 'function';

let loading: { readonly language: string; readonly script: Promise<Recaptcha> } | null = null;

const insert = (scriptUrl: string, language: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(scriptUrl);
    url.searchParams.set('render', 'explicit');
    url.searchParams.set('onload', READY);
    url.searchParams.set('hl', language);
    // requests the build that uses its own Trusted Types policy
    url.searchParams.set('trustedtypes', 'true');
    const finish = (): void => {
      clearTimeout(timer);
      script.remove();
      Reflect.deleteProperty(window, READY);
    };
    const fail = (): void => {
      finish();
      loading = null;
      reject(new Error('the captcha could not be loaded'));
    };
    const timer = setTimeout(fail, LOAD_MS);
    Reflect.set(window, READY, () => {
      const found: unknown = Reflect.get(window, GLOBAL);
      if (isRecaptcha(found)) {
        finish();
        resolve(found);
      } else fail();
    });
    script.async = true;
    script.onerror = fail;
    script.src = url.href;
    document.head.append(script);
  });

/** Loads the provider's script with explicit rendering, once per language (spec §7). Rejects if it is blocked. */
export const loadRecaptcha = (scriptUrl: string, language: string): Promise<Recaptcha> => {
  if (loading?.language === language) return loading.script;
  loading = { language, script: insert(scriptUrl, language) };
  return loading.script;
};

/** Renders the provider's widget into an element. Returns a function that removes it. */
export const renderRecaptcha =
  (siteKey: string, recaptcha: Recaptcha) =>
  (element: HTMLElement, language: string, { onAnswer, onLost }: CaptchaEvents): (() => void) => {
    // the provider rejects a second widget in the same element
    const place = document.createElement('div');
    element.append(place);
    const id = recaptcha.render(place, {
      sitekey: siteKey,
      hl: language,
      callback: onAnswer,
      'expired-callback': onLost,
      'error-callback': onLost,
    });
    return () => {
      recaptcha.reset(id);
      place.remove();
    };
  };
