import { inlineScript } from './inline-script.ts';

/** Id of the template with the first scripts of a page. */
export const FIRST_SCRIPTS = 'first-scripts';

/**
 * Runs in the browser first, and uses nothing outside its body. Runs the first scripts of the page, which wait in a
 * template, at the first paint, so that scripts do not delay the HTML. A hidden page does not paint and starts after a
 * delay.
 */
export const startAfterPaint = (id: string): void => {
  const patienceMs = 500;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const template = document.getElementById(id);
    if (template instanceof HTMLTemplateElement) document.head.append(template.content.cloneNode(true));
  };
  addEventListener('DOMContentLoaded', () => {
    setTimeout(start, document.visibilityState === 'visible' ? patienceMs : 0);
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
};

/** Source of the script. */
export const START_AFTER_PAINT = `${inlineScript(startAfterPaint)}('${FIRST_SCRIPTS}')`;
