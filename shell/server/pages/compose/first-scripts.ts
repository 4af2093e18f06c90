import { inlineScript } from './inline-script.ts';

/** Id of the template with the first scripts of a page. */
export const FIRST_SCRIPTS = 'first-scripts';
/** ID of the template with the style sheets of a page whose HTML contains the rules for its first paint. */
export const STYLE_SHEETS = 'style-sheets';
/**
 * ID of the template with those rules. In a template, they do not apply if the page is only parsed, for example by
 * `XMLHttpRequest`.
 */
export const CRITICAL_CSS = 'critical-css';

/**
 * Runs in the browser first, and uses nothing outside its body. Inserts the rules for the first paint from the
 * template before it. Loads the style sheets of the page when the HTML has arrived, and runs its first scripts at
 * the first paint, so that neither delays it. A hidden page does not paint, so it starts after a delay.
 */
export const startAfterPaint = (scripts: string, styles: string, critical: string): void => {
  const patienceMs = 500;
  const place = (id: string): void => {
    const template = document.getElementById(id);
    if (template instanceof HTMLTemplateElement) template.before(template.content.cloneNode(true));
  };
  place(critical);
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    place(scripts);
  };
  const begin = (): void => {
    place(styles);
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      (link) =>
        new Promise<unknown>((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
          if (link.sheet !== null) resolve(null);
        }),
    );
    setTimeout(start, document.visibilityState === 'visible' ? patienceMs : 0);
    new PerformanceObserver(() => void Promise.all(sheets).then(start)).observe({
      type: 'paint',
      buffered: true,
    });
  };
  addEventListener('DOMContentLoaded', begin, { once: true });
};

/** Source of the script. */
export const START_AFTER_PAINT = `${inlineScript(startAfterPaint)}('${FIRST_SCRIPTS}','${STYLE_SHEETS}','${CRITICAL_CSS}')`;
