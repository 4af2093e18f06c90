import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { createSandboxControl } from './sandbox.ts';
import type { SandboxControl } from './sandbox.ts';

/** What a page may not do in any journey: throw, log an error, break its content security policy. */
export type PageProblems = { readonly all: () => readonly string[]; readonly allow: (pattern: RegExp) => void };

type Fixtures = {
  readonly sandbox: SandboxControl;
  readonly problems: PageProblems;
};

const watch = (page: Page): PageProblems => {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  return {
    all: () => found.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    allow: (pattern) => allowed.push(pattern),
  };
};

/** A test with its own sandbox name space, which fails when the page complained about anything it did not expect. */
export const test = base.extend<Fixtures>({
  sandbox: async ({ context, baseURL }, use, info) => {
    const namespace = `t${info.testId.replace(/[^a-z0-9]/gi, '').slice(-20)}r${String(info.retry)}x${String(info.repeatEachIndex)}`;
    await context.addCookies([{ name: 'sandbox_namespace', value: namespace, url: baseURL ?? '' }]);
    await use(createSandboxControl(baseURL ?? '', namespace));
  },
  problems: [
    async ({ page }, use) => {
      const problems = watch(page);
      await use(problems);
      expect(problems.all()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
