import { expect } from '@playwright/test';

import { test as base } from './browser-test.ts';
import { watchProblems } from './page-problems.ts';
import type { PageProblems } from './page-problems.ts';
import { createSandboxControl } from './sandbox.ts';
import type { SandboxControl } from './sandbox.ts';

type Fixtures = {
  readonly sandbox: SandboxControl;
  readonly problems: PageProblems;
};

const wordsOfReport = (report: unknown): string => `reported: ${JSON.stringify(report).slice(0, 600)}`;

/** A test with its own sandbox namespace. It fails when a page reports a problem that the test did not allow. */
export const test = base.extend<Fixtures>({
  sandbox: async ({ context, baseURL }, use) => {
    if (baseURL === undefined) throw new Error('the configuration names no baseURL');
    const namespace = `e2e-${crypto.randomUUID().slice(0, 18)}`;
    await context.addCookies([{ name: 'sandbox_namespace', value: namespace, url: baseURL }]);
    await use(createSandboxControl(baseURL, namespace));
  },
  problems: [
    async ({ context, sandbox }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      const reports = await sandbox.errorReports().catch(() => []);
      for (const report of reports) problems.note(wordsOfReport(report));
      expect(problems.all(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
