/** Runs in the page: how long from a press to the frame that shows what it did, as the page's own clock tells. */
export const PICKER_SCRIPT = `(() => {
  const seen = { keys: [], opens: [], wait: null };
  window.__picker = seen;
  const afterPaint = (done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  });
  document.addEventListener('keydown', (event) => {
    if (event.target.getAttribute('role') !== 'combobox') return;
    const from = event.timeStamp;
    afterPaint(() => seen.keys.push(performance.now() - from));
  }, true);
  document.addEventListener('click', (event) => {
    if (!event.target.closest('[aria-haspopup="dialog"]')) return;
    const from = event.timeStamp;
    const look = () => {
      if (document.querySelector('dialog[open] [role="option"]')) afterPaint(() => seen.opens.push(performance.now() - from));
      else requestAnimationFrame(look);
    };
    look();
  }, true);
})();`;
