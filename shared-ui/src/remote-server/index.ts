/** The server half of a remote: only `server.tsx` files import this door. */
export { renderRemote, serverI18n, serverRemoteProps } from './render-remote';
