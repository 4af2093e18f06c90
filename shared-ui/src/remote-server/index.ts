/** Server entry of a remote: only `server.tsx` files import it. */
export { renderRemote, serverI18n, serverRemoteProps } from './render-remote';
