import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import { isCaptchaScript } from './captcha-script.rule';
import { whyNotLoaded } from './load-script';
import { isAllowedScript, ownPath } from './page-files';
import type { AllowedFiles, PageFiles } from './page-files';

declare global {
  /** Webpack's chunk loader of the shell and of every remote asks this global for a chunk's integrity. */
  var coinlaneIntegrity: ((url: string) => string) | undefined;
  interface Window {
    trustedTypes?: {
      readonly emptyHTML: TrustedHTML;
      readonly createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
    };
  }
}

const urlOf = (target: EventTarget | null): string | null => {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null;
};

/** A lazy chunk that failed may be wrong bytes in the browser's cache: they are replaced before somebody tries again. */
const refreshWhatFailed = (files: PageFiles): void => {
  document.addEventListener(
    'error',
    ({ target }) => {
      const url = urlOf(target);
      const integrity = url === null ? undefined : files.get(ownPath(url, location.href) ?? '');
      if (url !== null && integrity !== undefined) void whyNotLoaded({ url, integrity });
    },
    true,
  );
};

/**
 * The one guard every script URL passes (Trusted Types `default` policy): only what the page's pins name and
 * the shell's own files run, and they run with the integrity of their release; and the captcha of somebody else, where
 * one was configured.
 */
export const installScriptPolicy = (allowed: AllowedFiles, captcha?: PublicConfig['captcha']): void => {
  const { files } = allowed;
  refreshWhatFailed(files);
  globalThis.coinlaneIntegrity = (url) => files.get(ownPath(url, location.href) ?? '') ?? '';
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isAllowedScript(ownPath(url, location.href), allowed) || isCaptchaScript(url, captcha)) return url;
      throw new TypeError(`not a script of this page: ${url.slice(0, 200)}`);
    },
  });
};
