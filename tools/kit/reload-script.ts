/** Path of the events of new builds. No page of the site begins with it. */
export const EVENTS_PATH = '/__dev/events';

const NONCE = /'nonce-([\w+/=-]+)'/;

/**
 * Adds a script to a page that reloads it as soon as another build than `build` is shown. It has the nonce of the page's
 * content security policy. A page without a policy stays as it is.
 */
export const withReload = (html: string, policy: string, build: string): string => {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return html;
  const code = `new EventSource('${EVENTS_PATH}').onmessage=({data})=>{if(data!=='${build}')location.reload()}`;
  return `${html}<script nonce="${nonce}">${code}</script>`;
};
