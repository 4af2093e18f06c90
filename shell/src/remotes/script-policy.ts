import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import { isCaptchaScript } from './captcha-script.rule';
import { whyNotLoaded } from './load-script';
import { isAllowedScript, ownPath } from './page-files';
import type { AllowedFiles, PageFiles } from './page-files';

declare global {
  /**
   * Global function that webpack's chunk loader, in the shell and in remotes, calls for the integrity hash of a
   * chunk.
   */
  var coinlaneIntegrity: ((url: string) => string) | undefined;
  /**
   * Resolves when the hashes of the shell's chunks are known, or failed to load. The chunk loader of the shell
   * waits for it.
   */
  var coinlaneHashes: (() => Promise<unknown>) | undefined;
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

/** Fetches lazy chunks that failed again, because the browser cache can contain wrong bytes. */
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
 * Installs the `default` Trusted Types policy for all script URLs. Only files of the page's pins and of the shell
 * can run, with the integrity hash of their release, and scripts of a configured third-party captcha.
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
