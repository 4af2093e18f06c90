/** Playwright's message for a browser that a signal ended during its start. */
const CRASH = /Segmentation fault|exitCode=1(?:32|33|34|35|39)|signal=SIG(?:SEGV|BUS|ILL|TRAP|ABRT)/;

/**
 * Launches a browser, and tries again if its process crashed before a test used it, which Debian's Chromium
 * rarely does. A later crash, and any other failure, fails the test.
 */
export const launchPastCrash = async <Browser>(
  launch: () => Promise<Browser>,
  report: (line: string) => void,
): Promise<Browser> => {
  try {
    return await launch();
  } catch (error) {
    if (!(error instanceof Error && CRASH.test(error.message))) throw error;
    report('the browser crashed while it started; starting it again');
    return launch();
  }
};
