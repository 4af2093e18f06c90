/** Playwright's message for a browser that was ended by a signal while it started. */
const CRASH = /Segmentation fault|exitCode=1(?:32|33|34|35|39)|signal=SIG(?:SEGV|BUS|ILL|TRAP|ABRT)/;

/**
 * Launches a browser, and once again if its process crashed before any test used it. Debian's Chromium does that
 * rarely. A crash later, and any other failure, fails the test.
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
