/** Path of the events of new builds. No path of the site starts with it. */
export const EVENTS_PATH = '/__dev/events';

const NONCE = /'nonce-([\w+/=-]+)'/;

/**
 * Adds a script to a page that reloads it when a build other than `build` is shown. The script has the nonce of
 * the page's content security policy. A page without a policy stays unchanged.
 */
export const withReload = (html: string, policy: string, build: string): string => {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return html;
  const code = `new EventSource('${EVENTS_PATH}').onmessage=({data})=>{if(data!=='${build}')location.reload()}`;
  return `${html}<script nonce="${nonce}">${code}</script>`;
};
