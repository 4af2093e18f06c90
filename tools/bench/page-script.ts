/** Runs first in the page: records paints, layout shifts and long tasks, and when the amount field is usable. */
export const PAGE_SCRIPT = (readySelector: string): string => `(() => {
  const seen = (window.__bench = { longTasks: [], shifts: [], fcp: null, lcp: null, usable: null, mounted: null, last: 0 });
  const observe = (type, hear) => {
    try { new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true }); } catch {}
  };
  observe('longtask', (entry) => { seen.longTasks.push([entry.startTime, entry.duration]); seen.last = entry.startTime + entry.duration; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]); });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  const look = () => {
    if (seen.usable === null) {
      const field = document.querySelector(${JSON.stringify(readySelector)});
      const box = field && field.getBoundingClientRect();
      if (box && box.width > 0 && box.height > 0 && !field.disabled && getComputedStyle(field).pointerEvents !== 'none') seen.usable = performance.now();
    }
    if (seen.mounted === null && document.querySelector('[data-slot][data-state="ready"]')) seen.mounted = performance.now();
    if (seen.usable === null || seen.mounted === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();`;
